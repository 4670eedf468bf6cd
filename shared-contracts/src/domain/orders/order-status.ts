import * as z from 'zod/mini';

/** Every status an order line can have (spec 4.10). */
export const orderStatuses = [
  'DEPOSIT_WAIT',
  'PAYMENT_CONFIRM',
  'CONFIRM_SETTLEMENT',
  'DOMESTIC_SHIPPING',
  'OVERSEAS_SHIPPING',
  'SHIPPING_COMPLETE',
  'PURCHASE_CONFIRM',
  'RETURN_REQUEST',
  'RETURN_APPROVAL',
  'RETURN_COLLECT',
  'RETURN_COLLECT_COMPLETE',
  'RETURN_CONFIRM',
  'RETURN_HOLD',
  'RETURN_CANCEL',
  'RETURN_SHIPPING',
  'RETURN_COMPLETE',
  'EXCHANGE_REQUEST',
  'EXCHANGE_APPROVAL',
  'EXCHANGE_COLLECT',
  'EXCHANGE_COLLECT_COMPLETE',
  'EXCHANGE_CONFIRM',
  'EXCHANGE_HOLD',
  'EXCHANGE_RECEIVE',
  'EXCHANGE_CANCEL',
  'EXCHANGE_COMPLETE',
  'PART_REFUND_READY',
  'PART_REFUND_COMPLETE',
  'RE_SHIPPING',
] as const;
export const orderStatusSchema = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof orderStatusSchema>;
