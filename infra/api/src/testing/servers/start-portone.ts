import { payMethodSchema } from '@mall/contracts/domain/orders/pay-method';
import { providerMethodOf } from '@mall/contracts/domain/orders/provider-method';
import { startStandIn } from '@mall/partners/src/testing/start-stand-in.ts';

export interface PaymentToMake {
  payment_id: string;
  total_amount: number;
  order_name: string;
  store_id: string;
  channel_key: string;
  pay_method?: string;
  /** What the browser chooses instead of what the shop asked for. */
  browser?: Parameters<Awaited<ReturnType<typeof startStandIn>>['open']>[0] | undefined;
}

/** What a browser of the shop hands over for a way to pay, in PortOne's words. */
function methodOf(name: string) {
  const { payMethod, easyPayProvider, isEscrow } = providerMethodOf(payMethodSchema.parse(name)) ?? {};
  return {
    ...(payMethod ? { payMethod } : {}),
    ...(easyPayProvider ? { easyPayProvider } : {}),
    ...(isEscrow ? { isEscrow: 'true' } : {}),
  };
}

/** The PortOne stand-in on a port of its own, with a shopper's decisions as calls. */
export async function startPortone(environment: Record<string, string> = {}) {
  const standIn = await startStandIn(environment);
  const open = (payment: PaymentToMake) =>
    standIn.open({
      storeId: payment.store_id,
      channelKey: payment.channel_key,
      paymentId: payment.payment_id,
      orderName: payment.order_name,
      totalAmount: String(payment.total_amount),
      redirectUrl: 'http://127.0.0.1/order/result',
      ...methodOf(payment.pay_method ?? 'CARD'),
      ...payment.browser,
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
