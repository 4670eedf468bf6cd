import { type DeliveryStep, deliverySteps, type Parcel } from '@mall/contracts/api/orders/order-tracking';
import type { OrderStatus } from '@mall/contracts/domain/orders/order-status';
import type { Row } from '../../platform/database/schema/schema.ts';

type MoveRow = Row<'order_moves', 'order_line_id' | 'to_status' | 'moved_at' | 'carrier' | 'tracking_number'>;

interface TrackedLine extends Row<'order_lines', 'order_line_id' | 'delivered_at'> {
  /** As the shopper sees it: null for an order that does not stand. */
  status: OrderStatus | null;
  /** Its part of the way until it was split off is that of this line. */
  origin_line_id: number;
}

interface TrackedOrder {
  ordered_at: Date;
  paid_at: Date | null;
  lines: readonly TrackedLine[];
  /** In the order in which they were made. */
  moves: readonly MoveRow[];
}

const sending: readonly OrderStatus[] = [
  'DOMESTIC_SHIPPING',
  'OVERSEAS_SHIPPING',
  'RE_SHIPPING',
  'RETURN_SHIPPING',
];
const arriving: readonly OrderStatus[] = ['SHIPPING_COMPLETE', 'EXCHANGE_RECEIVE'];

/** The last step that goods in a status have taken; whatever is asked for goods that came, they came. */
function reached(status: OrderStatus): DeliveryStep {
  if (status === 'DEPOSIT_WAIT') return 'ORDERED';
  if (status === 'PAYMENT_CONFIRM') return 'PAID';
  if (status === 'CONFIRM_SETTLEMENT') return 'PREPARED';
  return sending.includes(status) ? 'SENT' : 'DELIVERED';
}

/** Lines of an order by the parcel they go in; those that were cancelled go in none. */
export function parcelsOf({ ordered_at, paid_at, lines, moves }: TrackedOrder): Parcel[] {
  const parcels = new Map<string, Parcel>();
  for (const { order_line_id, origin_line_id, status, delivered_at } of lines) {
    if (status === null || status.startsWith('PART_REFUND')) continue;
    const own = moves.filter((move) => [order_line_id, origin_line_id].includes(move.order_line_id));
    const last = (to: readonly OrderStatus[]) => own.findLast((move) => to.includes(move.to_status));
    const sent = last(sending);
    const times: Record<DeliveryStep, Date | null> = {
      ORDERED: ordered_at,
      PAID: paid_at,
      PREPARED: last(['CONFIRM_SETTLEMENT'])?.moved_at ?? null,
      SENT: sent?.moved_at ?? null,
      DELIVERED: delivered_at ?? last(arriving)?.moved_at ?? null,
    };
    const done = deliverySteps.indexOf(reached(status));
    const steps = deliverySteps.map((step, index) => ({
      step,
      is_done: index <= done,
      at: index <= done ? (times[step]?.toISOString() ?? null) : null,
    }));
    const way = {
      steps,
      carrier: sent?.carrier ?? null,
      tracking_number: sent?.tracking_number ?? null,
    };
    const key = JSON.stringify(way);
    const known = parcels.get(key)?.order_line_ids ?? [];
    parcels.set(key, { order_line_ids: [...known, order_line_id], ...way });
  }
  return [...parcels.values()];
}
