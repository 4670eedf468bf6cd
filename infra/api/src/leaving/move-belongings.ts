import { sql } from 'kysely';
import { enterPoints, pointBalance } from '../money/points/point-ledger.ts';
import type { Db } from '../platform/database/schema/schema.ts';
import { moveSaved } from './move-saved.ts';

/** Most pieces of one option in a cart line (cart_lines' own check). */
const maximumQuantity = 99;

/**
 * Gives what several accounts have to the one that remains: social accounts, carts, orders, points, coupons, devices,
 * and what they saved and wrote. A table that begins to belong to members has to be added here or in `moveSaved`.
 * @cannotThrow POINT_LIMIT: the accounts are locked, and their balance is what is taken
 */
export async function moveBelongings(
  tx: Db,
  fromIds: readonly number[],
  toId: number,
  now: Date,
): Promise<void> {
  const from = [...fromIds];
  // The remaining account has at most one of each provider; of several the oldest link wins.
  await sql`update member_sns s set member_id = ${toId}
    where s.member_id = any(${from})
      and not exists (select 1 from member_sns k where k.member_id = ${toId} and k.provider = s.provider)
      and not exists (select 1 from member_sns o where o.member_id = any(${from}) and o.provider = s.provider
        and (o.linked_at, o.sns_id) < (s.linked_at, s.sns_id))`.execute(tx);
  await sql`insert into cart_lines
      (member_id, product_id, product_option_id, order_quantity, is_guaranteed, inflow_url, created_at)
    select ${toId}::int, min(product_id), product_option_id, least(sum(order_quantity), ${maximumQuantity})::int,
      is_guaranteed, max(inflow_url), min(created_at)
    from cart_lines where member_id = any(${from}) group by product_option_id, is_guaranteed
    on conflict (member_id, product_option_id, is_guaranteed) do update
      set order_quantity = least(cart_lines.order_quantity + excluded.order_quantity, ${maximumQuantity})`.execute(
    tx,
  );
  for (const table of ['orders', 'temporary_orders', 'push_tokens'])
    await sql`update ${sql.table(table)} set member_id = ${toId} where member_id = any(${from})`.execute(tx);
  await moveSaved(tx, from, toId);
  // One coupon of a kind for each member; of several the oldest moves.
  await sql`update member_coupons c set member_id = ${toId}
    where c.member_id = any(${from})
      and not exists (select 1 from member_coupons k where k.member_id = ${toId} and k.coupon_id = c.coupon_id)
      and not exists (select 1 from member_coupons o where o.member_id = any(${from}) and o.coupon_id = c.coupon_id
        and o.member_coupon_id < c.member_coupon_id)`.execute(tx);
  for (const fromId of from) {
    const amount = await pointBalance(tx, fromId);
    const entry = { reason: 'INTEGRATED', orderId: null, now } as const;
    await enterPoints(tx, { ...entry, memberId: fromId, key: `INTEGRATED:${fromId}:out`, amount: -amount });
    await enterPoints(tx, { ...entry, memberId: toId, key: `INTEGRATED:${fromId}:in`, amount });
  }
}
