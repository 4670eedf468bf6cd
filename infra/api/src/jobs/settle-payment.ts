import { settleFee } from '../claims/fees/settle-fee.ts';
import { type SettleDeps, settleOrder } from '../orders/orders/settle-order.ts';

/** Settles the order or the exchange's fee that a payment is of; one of neither is not ours. */
export async function settlePayment(deps: SettleDeps, paymentId: string): Promise<void> {
  const find = (table: 'orders' | 'fee_payments') =>
    deps.db.selectFrom(table).select('order_id').where('payment_id', '=', paymentId).executeTakeFirst();
  const order = await find('orders');
  if (order) await settleOrder(deps, order.order_id, { isGivenUp: false });
  else if (await find('fee_payments')) await settleFee(deps, paymentId, { isGivenUp: false });
}
