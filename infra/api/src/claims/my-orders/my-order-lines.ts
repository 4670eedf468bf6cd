import type { MyOrderLine } from '@mall/contracts/api/orders/my-orders';
import { claimReasonSchema } from '@mall/contracts/domain/orders/claim';
import type { OrderStatus } from '@mall/contracts/domain/orders/order-status';
import { movesFrom } from '@mall/contracts/domain/orders/order-transitions';
import { sql } from 'kysely';
import { shownStatus } from '../../orders/orders/shown-status.ts';
import type { Db } from '../../platform/database/schema/schema.ts';

const actionOf: Partial<Record<OrderStatus, MyOrderLine['actions'][number]>> = {
  PART_REFUND_READY: 'CANCEL',
  RETURN_REQUEST: 'REQUEST_RETURN',
  EXCHANGE_REQUEST: 'REQUEST_EXCHANGE',
  RETURN_CANCEL: 'WITHDRAW_CLAIM',
  EXCHANGE_CANCEL: 'WITHDRAW_CLAIM',
  PURCHASE_CONFIRM: 'CONFIRM_PURCHASE',
  EXCHANGE_COMPLETE: 'CONFIRM_PURCHASE',
};

/** Lines of orders with their own status, what the shopper can do, and the newest claim, by order. */
export async function myOrderLines(
  db: Db,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, MyOrderLine[]>> {
  const orders = new Map<string, MyOrderLine[]>();
  if (orderIds.length === 0) return orders;
  const rows = await db
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.order_id', 'l.order_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('claims as c')
          .select(['claim_id', 'kind', 'reason', 'fee_state', 'state', 'detail', 'pickup', 'created_at'])
          // A colour may have been renamed or taken off since: what it is called now.
          .select(
            sql<string | null>`(select pc.name || ' / ' || po.size_name from product_options po
              join product_colors pc using (color_id) where po.product_option_id = c.new_option_id)`.as(
              'new_option',
            ),
          )
          .select(
            sql<number>`(select coalesce(sum(r.fee + r.price_difference), 0)::bigint from claims r
              where r.order_id = c.order_id and r.request_id = c.request_id and r.state = 'OPEN'
                and r.fee_state = 'DUE')`.as('due_amount'),
          )
          .select((claim) =>
            claim
              .selectFrom('claim_photos as f')
              .select((f) => f.fn.countAll<number>().as('count'))
              .whereRef('f.request_id', '=', 'c.request_id')
              .as('photo_count'),
          )
          // What a dearer option costs is paid with the fee.
          .select((claim) => claim('fee', '+', claim.ref('price_difference')).as('fee'))
          // Found by the order's index; a line alone has none.
          .whereRef('c.order_id', '=', 'l.order_id')
          .whereRef('c.order_line_id', '=', 'l.order_line_id')
          .orderBy('claim_id', 'desc')
          .limit(1)
          .as('claim'),
      (join) => join.onTrue(),
    )
    .select(['l.order_id', 'l.order_line_id', 'l.status', 'l.paid_price', 'l.snapshot'])
    .select(['claim_id', 'kind', 'reason', 'fee', 'fee_state', 'state', 'detail', 'new_option', 'due_amount'])
    .select(['claim.pickup', 'photo_count'])
    .select('claim.created_at as requested_at')
    .select(['o.payment_state', 'o.paid_at', 'o.deposit'])
    .where('l.order_id', 'in', orderIds)
    .orderBy('l.order_line_id')
    .execute();
  for (const { order_id, snapshot, order_line_id, paid_price, ...row } of rows) {
    const status = shownStatus(row, row.status);
    const moves = status ? movesFrom(status, 'SHOPPER').flatMap((to) => actionOf[to] ?? []) : [];
    const actions = snapshot.gift ? moves.filter((action) => action !== 'REQUEST_EXCHANGE') : moves;
    const line = { ...snapshot, order_line_id, status, paid_price, actions, claim: claimOf(row) };
    orders.set(order_id, [...(orders.get(order_id) ?? []), line]);
  }
  return orders;
}

type Claim = NonNullable<MyOrderLine['claim']>;
/** A claim as it is joined: nothing of it is there, or all. */
type JoinedClaim = { [Key in keyof Omit<Claim, 'reason' | 'requested_at'>]: Claim[Key] | null } & {
  reason: string | null;
  requested_at: Date | null;
};

function claimOf(row: JoinedClaim): MyOrderLine['claim'] {
  const { claim_id, kind, reason, fee, fee_state, state, requested_at } = row;
  if (claim_id === null || kind === null || fee === null || fee_state === null || state === null) return null;
  return {
    claim_id,
    kind,
    reason: claimReasonSchema.parse(reason),
    fee,
    fee_state,
    state,
    detail: row.detail ?? '',
    requested_at: requested_at?.toISOString() ?? '',
    new_option: row.new_option,
    pickup: row.pickup,
    photo_count: Number(row.photo_count ?? 0),
    due_amount: row.due_amount ?? 0,
  };
}
