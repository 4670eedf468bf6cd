import { startStandIn } from '@mall/partners/src/testing/start-stand-in.ts';

export interface PaymentToMake {
  payment_id: string;
  total_amount: number;
  order_name: string;
  store_id: string;
  channel_key: string;
  pay_method?: string;
}

/** The PortOne stand-in on a port of its own, with a shopper's decisions as calls. */
export async function startPortone() {
  const standIn = await startStandIn();
  const open = (payment: PaymentToMake) =>
    standIn.open({
      storeId: payment.store_id,
      channelKey: payment.channel_key,
      paymentId: payment.payment_id,
      orderName: payment.order_name,
      totalAmount: String(payment.total_amount),
      payMethod: payment.pay_method === 'DEPOSIT' ? 'VIRTUAL_ACCOUNT' : 'CARD',
      redirectUrl: 'http://127.0.0.1/order/result',
    });
  return {
    url: standIn.url,
    open,
    /** Opens the payment page and presses a button. */
    decide: async (payment: PaymentToMake, decision: 'approve' | 'decline' | 'cancel' | 'deposit') => {
      await open(payment);
      await standIn.decide(decision, payment.payment_id);
    },
    close: standIn.close,
  };
}
export type TestPortone = Awaited<ReturnType<typeof startPortone>>;
