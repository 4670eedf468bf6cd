import { PaymentClient } from '@portone/server-sdk/payment';
import { createPartners } from '../app.ts';
import { readConfig } from '../config.ts';

/** What a shop's page hands to the payment page. */
export const samplePayment = {
  storeId: 'store-local',
  channelKey: 'channel-key-local',
  paymentId: 'ORDER-0001',
  orderName: '<b>코트</b> 외 1건',
  totalAmount: '39900',
  currency: 'CURRENCY_KRW',
  payMethod: 'CARD',
  redirectUrl: 'https://shop.example/order/result?order_id=ORDER-0001',
};

/** The stand-ins on a port of their own, with the real server SDK and a shopper's decisions as calls. */
export async function startStandIn(environment: Record<string, string> = {}) {
  const config = readConfig({ LOG_LEVEL: 'silent', ...environment });
  const app = createPartners(config);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    app,
    config,
    url,
    client: PaymentClient({ secret: config.PORTONE_API_SECRET, baseUrl: url }),
    /** Opens the payment page. */
    open: (
      change: Partial<
        typeof samplePayment & {
          easyPayProvider: string;
          accountDueAt: string;
          isEscrow: string;
          windowType: string;
          appScheme: string;
        }
      > = {},
    ) => app.inject({ url: '/pay', query: { ...samplePayment, ...change } }),
    /** Presses a button there. */
    decide: (decision: string, paymentId = samplePayment.paymentId, windowType = 'REDIRECTION') =>
      app.inject({
        method: 'POST',
        url: '/pay',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ paymentId, decision, windowType }).toString(),
      }),
    close: () => app.close(),
  };
}
export type StandIn = Awaited<ReturnType<typeof startStandIn>>;
