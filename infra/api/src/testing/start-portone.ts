import { createPartners } from '@mall/partners/src/app.ts';
import { readConfig } from '@mall/partners/src/config.ts';

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
  const app = createPartners(readConfig({ LOG_LEVEL: 'silent' }));
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const open = (payment: PaymentToMake) =>
    app.inject({
      url: '/pay',
      query: {
        storeId: payment.store_id,
        channelKey: payment.channel_key,
        paymentId: payment.payment_id,
        orderName: payment.order_name,
        totalAmount: String(payment.total_amount),
        currency: 'CURRENCY_KRW',
        payMethod: payment.pay_method === 'DEPOSIT' ? 'VIRTUAL_ACCOUNT' : 'CARD',
        redirectUrl: 'http://127.0.0.1/order/result',
      },
    });
  return {
    url,
    open,
    /** Opens the payment page and presses a button. */
    decide: async (payment: PaymentToMake, decision: 'approve' | 'decline' | 'cancel' | 'deposit') => {
      await open(payment);
      await app.inject({
        method: 'POST',
        url: '/pay',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ paymentId: payment.payment_id, decision }).toString(),
      });
    },
    close: () => app.close(),
  };
}
export type TestPortone = Awaited<ReturnType<typeof startPortone>>;
