import type { MyOrderLine } from '@mall/contracts/api/my-orders';
import { claimReasonSchema } from '@mall/contracts/domain/claim';
import { type OrderStatus, orderStatuses } from '@mall/contracts/domain/order-status';
import { movesFrom } from '@mall/contracts/domain/order-transitions';
import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import type { Listing } from '../http/pages.ts';
import { loadLines } from '../orders/move-lines.ts';
import { isOrderOf, type Owner } from '../orders/owner.ts';

/** Shown when the shopper names no days (ms). */
const defaultPeriodMs = 92 * 86_400_000;

const actionOf: Partial<Record<OrderStatus, MyOrderLine['actions'][number]>> = {
  PART_REFUND_READY: 'CANCEL',
  RETURN_REQUEST: 'REQUEST_RETURN',
  EXCHANGE_REQUEST: 'REQUEST_EXCHANGE',
  RETURN_CANCEL: 'WITHDRAW_CLAIM',
  EXCHANGE_CANCEL: 'WITHDRAW_CLAIM',
  PURCHASE_CONFIRM: 'CONFIRM_PURCHASE',
  EXCHANGE_COMPLETE: 'CONFIRM_PURCHASE',
};

/** Lines of an order with their own status, what the shopper can do, and the newest claim. */
export async function myOrderLines(db: Db, orderId: string): Promise<MyOrderLine[]> {
  const claims = await db
    .selectFrom('claims')
    .select(['claim_id', 'order_line_id', 'kind', 'reason', 'fee', 'fee_state', 'state'])
    .where('order_id', '=', orderId)
    .orderBy('claim_id', 'desc')
    .execute();
  return (await loadLines(db, orderId)).map(({ snapshot, order_line_id, status, paid_price }) => {
    const claim = claims.find((item) => item.order_line_id === order_line_id);
    return {
      ...snapshot,
      order_line_id,
      status,
      paid_price,
      actions: movesFrom(status, 'SHOPPER').flatMap((to) => actionOf[to] ?? []),
      claim: claim
        ? {
            claim_id: claim.claim_id,
            kind: claim.kind,
            reason: claimReasonSchema.parse(claim.reason),
            fee: claim.fee,
            fee_state: claim.fee_state,
            state: claim.state,
          }
        : null,
    };
  });
}

interface OrderFilter {
  from?: string | undefined;
  to?: string | undefined;
  status?: OrderStatus | undefined;
  now: Date;
  limit: number;
  offset: number;
}

/** Orders of the caller that were placed for good: paid ones, and those that wait for a deposit. */
function placedOrders(db: Db, owner: Owner, { since, now }: { since: Date; now: Date }) {
  return db
    .selectFrom('orders')
    .where(isOrderOf(owner, now))
    .where((eb) =>
      eb.or([
        eb('paid_at', 'is not', null),
        eb.and([eb('payment_state', '=', 'READY'), eb('deposit', 'is not', null)]),
      ]),
    )
    .where('ordered_at', '>=', since);
}

/** A page of orders, newest first. Days are Korean; the last one is included. */
export async function listOrders(db: Db, owner: Owner, filter: OrderFilter) {
  const { from, to, status, now } = filter;
  const since = from ? koreanDay(from) : new Date(now.getTime() - defaultPeriodMs);
  const until = to ? new Date(koreanDay(to).getTime() + 86_400_000) : now;
  const rows = await placedOrders(db, owner, { since, now })
    .where('ordered_at', '<=', until)
    .$if(status !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('order_lines')
            .select('order_line_id')
            .whereRef('order_lines.order_id', '=', 'orders.order_id')
            .where('order_lines.status', '=', status ?? 'DEPOSIT_WAIT'),
        ),
      ),
    )
    .select(['order_id', 'status', 'payment_state', 'ordered_at', 'total', 'refunded_amount'])
    .select(sql<number>`count(*) over ()::int`.as('count'))
    .orderBy('ordered_at', 'desc')
    .orderBy('order_id')
    .limit(filter.limit)
    .offset(filter.offset)
    .execute();
  const orders = [];
  for (const { count: _count, ordered_at, ...order } of rows) {
    const lines = await myOrderLines(db, order.order_id);
    orders.push({ ...order, ordered_at: ordered_at.toISOString(), lines });
  }
  return { rows: orders, total: rows[0]?.count ?? 0 } satisfies Listing<object>;
}

/** Midnight in Korea, which has no summer time. */
function koreanDay(day: string): Date {
  return new Date(`${day}T00:00:00+09:00`);
}

/** Lines per status of the last three months; every status is there. */
export async function countStatuses(db: Db, owner: Owner, now: Date): Promise<Record<OrderStatus, number>> {
  const since = new Date(now.getTime() - defaultPeriodMs);
  const found = await placedOrders(db, owner, { since, now })
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.order_id')
    .select('order_lines.status')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .groupBy('order_lines.status')
    .execute();
  const empty = Object.fromEntries(orderStatuses.map((status) => [status, 0]));
  const counts = Object.fromEntries(found.map(({ status, count }) => [status, count]));
  // Every status is a key of the first object.
  return { ...empty, ...counts } as Record<OrderStatus, number>;
}
