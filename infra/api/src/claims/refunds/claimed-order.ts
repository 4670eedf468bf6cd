import { claimReasonSchema, isShopsFault } from '@mall/contracts/domain/orders/claim';
import { goneBackStatuses } from '@mall/contracts/domain/orders/order-status-groups';
import { sql } from 'kysely';
import { lineBasisOf, orderBasisOf } from '../../orders/orders/price-basis.ts';
import type { Db, Row } from '../../platform/database/schema/schema.ts';
import type { OrderPayment, RefundDue, Sum } from './refund-due.ts';
import type { ClaimedLine, ClaimedOrder } from './remaining-price.ts';

/** A line of a claimed order with what a claim may change of it. Money in KRW. */
export interface StoredLine extends ClaimedLine, Row<'order_lines', 'order_line_id' | 'snapshot'> {
  paid_price: number;
  coupon_amount: number;
  point_amount: number;
  /** Where a line that leaves goes, by who is to blame for it. */
  leavesAs: 'BACK' | 'FAILED';
  /** Asked to be returned, and not come back yet. */
  isReturning: boolean;
}

/** An order with everything that its refunds depend on. */
export interface StoredOrder extends ClaimedOrder {
  lines: readonly StoredLine[];
  payment: OrderPayment;
  /** Kept back for the ways of what came back, KRW. */
  fees: number;
  /** KRW paid on top for exchanges for dearer options. */
  exchangeAmount: number;
  /** Of all refunds written down so far, paid or not. */
  refunded: Sum & Pick<RefundDue, 'exchange'>;
}

interface LineRow
  extends Row<
    'order_lines',
    | 'order_line_id'
    | 'product_id'
    | 'product_option_id'
    | 'order_quantity'
    | 'status'
    | 'paid_price'
    | 'coupon_amount'
    | 'point_amount'
    | 'snapshot'
    | 'price_basis'
  > {
  is_cancelled_by_shop: boolean;
  reason: string | null;
  is_open: boolean | null;
  fee: number;
}

/** Loads an order for its refunds, inside the transaction that holds it. */
export async function loadClaimedOrder(tx: Db, orderId: string): Promise<StoredOrder> {
  const order = await tx
    .selectFrom('orders')
    .select(['total', 'delivery_fee', 'point_amount', 'price_basis', 'exchange_amount'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const { rows } = await sql<LineRow>`
    select l.order_line_id, l.product_id, l.product_option_id, l.order_quantity, l.status, l.paid_price,
      l.coupon_amount, l.point_amount, l.snapshot, l.price_basis,
      exists (select 1 from order_moves m where m.order_line_id = l.order_line_id
        and m.to_status = 'PART_REFUND_READY' and m.actor <> 'SHOPPER') as is_cancelled_by_shop,
      c.reason, c.state = 'OPEN' as is_open, case when c.fee_state = 'KEPT_BACK' then c.fee else 0 end as fee
    from order_lines l left join lateral (
      select reason, state, fee, fee_state from claims c
      where c.order_line_id = l.order_line_id and c.kind = 'RETURN' and c.state <> 'WITHDRAWN'
      order by claim_id desc limit 1) c on true
    where l.order_id = ${orderId} order by l.order_line_id`.execute(tx);
  const refunded = await sql<StoredOrder['refunded']>`
    select coalesce(sum(amount), 0)::bigint as amount, coalesce(sum(point_amount), 0)::bigint as points,
      coalesce(sum(exchange_amount), 0)::bigint as exchange
    from refunds where order_id = ${orderId}`.execute(tx);
  const lines = rows.map(storedLineOf);
  const returned = rows.filter((row) => isReturned(row) && goneBackStatuses.includes(row.status));
  return {
    basis: orderBasisOf(order.price_basis),
    delivery_fee: order.delivery_fee,
    lines,
    payment: order,
    fees: returned.reduce((sum, row) => sum + row.fee, 0),
    exchangeAmount: order.exchange_amount,
    refunded: refunded.rows[0] ?? { amount: 0, points: 0, exchange: 0 },
  };
}

function storedLineOf(row: LineRow): StoredLine {
  const isFault = isReturned(row)
    ? row.reason !== null && isShopsFault(claimReasonSchema.parse(row.reason))
    : row.is_cancelled_by_shop;
  const leavesAs = isFault ? 'FAILED' : 'BACK';
  const isGone = goneBackStatuses.includes(row.status);
  return {
    ...row,
    basis: lineBasisOf(row.price_basis),
    paid: row.paid_price + row.point_amount,
    state: isGone ? leavesAs : 'REMAINING',
    wasSent: isReturned(row),
    leavesAs,
    isReturning: !isGone && row.is_open === true,
  };
}

const isReturned = ({ status }: Pick<LineRow, 'status'>) => status.startsWith('RETURN_');

/** The order as it will be once these lines have come back. */
export function withReturned(
  order: StoredOrder,
  isLeaving: (line: StoredLine) => boolean,
  leavesAs?: StoredLine['leavesAs'],
): StoredOrder {
  const back = (line: StoredLine) => ({ ...line, state: leavesAs ?? line.leavesAs, wasSent: true });
  return { ...order, lines: order.lines.map((line) => (isLeaving(line) ? back(line) : line)) };
}

/** The order as it was before these lines left. */
export function withRetained(order: StoredOrder, lineIds: ReadonlySet<number>): StoredOrder {
  return {
    ...order,
    lines: order.lines.map((line) =>
      lineIds.has(line.order_line_id) ? { ...line, state: 'REMAINING' } : line,
    ),
  };
}
