import type { Checkout } from '@mall/contracts/api/orders/orders';
import { sql } from 'kysely';
import type { Db, Row } from '../../platform/database/schema/schema.ts';
import { droppedAmong, holdsOf } from './order-holds.ts';

interface Asked {
  temporary_id: string;
  lines: readonly { product_id: number; product_option_id: number }[];
  memberId: number | null;
  now: Date;
}

/**
 * How long what the order page shows is held: by a living hold, or by one that an unpaid order of this page has used up
 * and would give back. Nothing for products that are sold without holds.
 */
export async function checkoutHold(
  db: Db,
  { temporary_id, lines, memberId, now }: Asked,
): Promise<Pick<Checkout, 'drop_hold'>> {
  const dropped = await droppedAmong(db, [...new Set(lines.map((line) => line.product_id))], now);
  const line = lines.find((candidate) => dropped.has(candidate.product_id));
  if (!line) return {};
  const { product_id, product_option_id } = line;
  const living = (await holdsOf(db, memberId, [product_option_id], now)).get(product_option_id);
  if (living) return { drop_hold: { product_id, left_ms: living.left_ms } };
  const { rows } = await sql<Row<'drop_places', 'ends_at'>>`
    select p.ends_at from drop_places p join orders o using (order_id)
    where o.temporary_id = ${temporary_id} and o.payment_state = 'READY'
      and p.member_id = ${memberId}::int and p.product_option_id = ${product_option_id}`.execute(db);
  const left_ms = Math.max(0, (rows[0]?.ends_at?.getTime() ?? 0) - now.getTime());
  return { drop_hold: { product_id, left_ms } };
}
