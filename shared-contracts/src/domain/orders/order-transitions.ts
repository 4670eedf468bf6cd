import { type OrderStatus, orderStatuses } from './order-status.ts';

/** Who moves an order line: its shopper, an operator, or the shop by itself (payment, refund, time). */
export type OrderActor = 'SHOPPER' | 'OPERATOR' | 'SYSTEM';

export interface OrderTransition {
  from: OrderStatus;
  to: OrderStatus;
  by: readonly OrderActor[];
}

const move = (from: OrderStatus, to: OrderStatus, ...by: OrderActor[]): OrderTransition => ({ from, to, by });

/** Every move that an order line can make (spec 4.10); what is not here is refused. docs/order-states.md shows it. */
export const orderTransitions: readonly OrderTransition[] = [
  move('DEPOSIT_WAIT', 'PAYMENT_CONFIRM', 'SYSTEM'),
  move('PAYMENT_CONFIRM', 'CONFIRM_SETTLEMENT', 'OPERATOR'),
  move('PAYMENT_CONFIRM', 'PART_REFUND_READY', 'SHOPPER', 'OPERATOR'),
  move('CONFIRM_SETTLEMENT', 'DOMESTIC_SHIPPING', 'OPERATOR'),
  move('CONFIRM_SETTLEMENT', 'OVERSEAS_SHIPPING', 'OPERATOR'),
  move('CONFIRM_SETTLEMENT', 'PART_REFUND_READY', 'OPERATOR'),
  move('OVERSEAS_SHIPPING', 'DOMESTIC_SHIPPING', 'OPERATOR'),
  move('DOMESTIC_SHIPPING', 'SHIPPING_COMPLETE', 'OPERATOR'),
  move('SHIPPING_COMPLETE', 'PURCHASE_CONFIRM', 'SHOPPER', 'SYSTEM'),
  move('SHIPPING_COMPLETE', 'RETURN_REQUEST', 'SHOPPER'),
  move('SHIPPING_COMPLETE', 'EXCHANGE_REQUEST', 'SHOPPER'),
  move('RETURN_REQUEST', 'RETURN_APPROVAL', 'OPERATOR'),
  move('RETURN_REQUEST', 'RETURN_CANCEL', 'SHOPPER', 'OPERATOR'),
  move('RETURN_APPROVAL', 'RETURN_COLLECT', 'OPERATOR'),
  move('RETURN_APPROVAL', 'RETURN_CANCEL', 'SHOPPER', 'OPERATOR'),
  move('RETURN_COLLECT', 'RETURN_COLLECT_COMPLETE', 'OPERATOR'),
  move('RETURN_COLLECT_COMPLETE', 'RETURN_CONFIRM', 'OPERATOR'),
  move('RETURN_COLLECT_COMPLETE', 'RETURN_HOLD', 'OPERATOR'),
  move('RETURN_HOLD', 'RETURN_CONFIRM', 'OPERATOR'),
  move('RETURN_HOLD', 'RETURN_SHIPPING', 'OPERATOR'),
  move('RETURN_SHIPPING', 'SHIPPING_COMPLETE', 'OPERATOR'),
  move('RETURN_CONFIRM', 'RETURN_COMPLETE', 'SYSTEM'),
  move('RETURN_CANCEL', 'RETURN_REQUEST', 'SHOPPER'),
  move('RETURN_CANCEL', 'EXCHANGE_REQUEST', 'SHOPPER'),
  move('RETURN_CANCEL', 'PURCHASE_CONFIRM', 'SHOPPER', 'SYSTEM'),
  move('EXCHANGE_REQUEST', 'EXCHANGE_APPROVAL', 'OPERATOR'),
  move('EXCHANGE_REQUEST', 'EXCHANGE_CANCEL', 'SHOPPER', 'OPERATOR'),
  move('EXCHANGE_APPROVAL', 'EXCHANGE_COLLECT', 'OPERATOR'),
  move('EXCHANGE_APPROVAL', 'EXCHANGE_CANCEL', 'SHOPPER', 'OPERATOR'),
  move('EXCHANGE_COLLECT', 'EXCHANGE_COLLECT_COMPLETE', 'OPERATOR'),
  move('EXCHANGE_COLLECT_COMPLETE', 'EXCHANGE_CONFIRM', 'OPERATOR'),
  move('EXCHANGE_COLLECT_COMPLETE', 'EXCHANGE_HOLD', 'OPERATOR'),
  move('EXCHANGE_HOLD', 'EXCHANGE_CONFIRM', 'OPERATOR'),
  move('EXCHANGE_HOLD', 'RE_SHIPPING', 'OPERATOR'),
  move('EXCHANGE_CONFIRM', 'RE_SHIPPING', 'OPERATOR'),
  move('RE_SHIPPING', 'EXCHANGE_RECEIVE', 'OPERATOR'),
  move('EXCHANGE_RECEIVE', 'EXCHANGE_COMPLETE', 'SHOPPER', 'SYSTEM'),
  move('EXCHANGE_RECEIVE', 'RETURN_REQUEST', 'SHOPPER'),
  move('EXCHANGE_RECEIVE', 'EXCHANGE_REQUEST', 'SHOPPER'),
  move('EXCHANGE_CANCEL', 'RETURN_REQUEST', 'SHOPPER'),
  move('EXCHANGE_CANCEL', 'EXCHANGE_REQUEST', 'SHOPPER'),
  move('EXCHANGE_CANCEL', 'PURCHASE_CONFIRM', 'SHOPPER', 'SYSTEM'),
  move('PART_REFUND_READY', 'PART_REFUND_COMPLETE', 'SYSTEM'),
];

/** Whether this actor may move a line from one status to another. */
export function canMove(from: OrderStatus, to: OrderStatus, by: OrderActor): boolean {
  return orderTransitions.some((item) => item.from === from && item.to === to && item.by.includes(by));
}

/** Where this actor may move a line from here. */
export function movesFrom(from: OrderStatus, by: OrderActor): OrderStatus[] {
  return orderTransitions.filter((item) => item.from === from && item.by.includes(by)).map((item) => item.to);
}

/** Status of a whole order: that of its line that comes first in the list of 4.10, the one still to be done most. */
export function orderStatusOf(lines: readonly OrderStatus[]): OrderStatus {
  return orderStatuses.find((status) => lines.includes(status)) ?? 'DEPOSIT_WAIT';
}
