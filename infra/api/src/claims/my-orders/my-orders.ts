import { type OrderStatus, orderStatuses } from '@mall/contracts/domain/orders/order-status';
import { type ExpressionBuilder, sql } from 'kysely';
import { isOrderOf, type Owner } from '../../orders/orders/owner.ts';
import { shownStatus } from '../../orders/orders/shown-status.ts';
import type { Database, Db } from '../../platform/database/schema/schema.ts';
import type { Listing } from '../../platform/http/pages.ts';
import { myOrderLines } from './my-order-lines.ts';

/** Shown when the shopper names no days (ms). */
const defaultPeriodMs = 92 * 86_400_000;

interface OrderFilter {
  from?: string | undefined;
  to?: string | undefined;
  status?: OrderStatus | undefined;
  now: Date;
  limit: number;
  offset: number;
}

/**
 * Orders of the caller that were placed: paid ones, those with an account to pay into, also after it was closed, and
 * those whose payment came and goes back. Attempts that ended at the payment window are none.
 */
function placedOrders(db: Db, owner: Owner, { since, now }: { since: Date; now: Date }) {
  return db
    .selectFrom('orders')
    .where(isOrderOf(owner, now))
    .where((eb) =>
      eb.or([
        eb('paid_at', 'is not', null),
        eb('deposit', 'is not', null),
        eb('is_payment_returned', '=', true),
      ]),
    )
    .where('ordered_at', '>=', since);
}

/** The condition that an order was not closed unpaid: of one that was, no line waits for anything any more. */
const isOpen = (eb: ExpressionBuilder<Database, 'orders'>) =>
  eb.or([eb('orders.paid_at', 'is not', null), eb('orders.payment_state', '=', 'READY')]);

/** A page of orders, newest first, in two queries however many there are. Days are Korean; the last one is included. */
export async function listOrders(db: Db, owner: Owner, filter: OrderFilter) {
  const { from, to, status, now } = filter;
  const since = from ? koreanDay(from) : new Date(now.getTime() - defaultPeriodMs);
  const until = to ? new Date(koreanDay(to).getTime() + 86_400_000) : now;
  const rows = await placedOrders(db, owner, { since, now })
    .where('ordered_at', '<=', until)
    .$if(status !== undefined, (query) =>
      query
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('order_lines')
              .select('order_line_id')
              .whereRef('order_lines.order_id', '=', 'orders.order_id')
              .where('order_lines.status', '=', status ?? 'DEPOSIT_WAIT'),
          ),
        )
        .where(isOpen),
    )
    .select(['order_id', 'status', 'payment_state', 'ordered_at', 'total', 'refunded_amount'])
    .select(['paid_at', 'deposit', 'is_payment_returned'])
    .select(sql<number>`count(*) over ()::int`.as('count'))
    .orderBy('ordered_at', 'desc')
    .orderBy('order_id')
    .limit(filter.limit)
    .offset(filter.offset)
    .execute();
  const lines = await myOrderLines(
    db,
    rows.map((row) => row.order_id),
  );
  const orders = rows.map(({ count: _count, ordered_at, paid_at, deposit, ...order }) => ({
    ...order,
    status: shownStatus({ ...order, paid_at, deposit }, order.status),
    ordered_at: ordered_at.toISOString(),
    lines: lines.get(order.order_id) ?? [],
  }));
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
    .where(isOpen)
    .select('order_lines.status')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .groupBy('order_lines.status')
    .execute();
  const empty = Object.fromEntries(orderStatuses.map((status) => [status, 0]));
  const counts = Object.fromEntries(found.map(({ status, count }) => [status, count]));
  // Every status is a key of the first object.
  return { ...empty, ...counts } as Record<OrderStatus, number>;
}
