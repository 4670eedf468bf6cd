import { PaymentClient } from '@portone/server-sdk/payment';
import type { FastifyInstance } from 'fastify';
import { createPartners } from '../app.ts';
import { readConfig } from '../config.ts';

let app: FastifyInstance;
let client: ReturnType<typeof PaymentClient>;
beforeEach(async () => {
  const config = readConfig({ LOG_LEVEL: 'silent' });
  app = createPartners(config);
  const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });
  client = PaymentClient({ secret: config.PORTONE_API_SECRET, baseUrl });
});
afterEach(() => app.close());

const request = {
  storeId: 'store-local',
  channelKey: 'channel-key-local',
  paymentId: 'ORDER-0001',
  orderName: '<b>코트</b> 외 1건',
  totalAmount: '39900',
  currency: 'CURRENCY_KRW',
  payMethod: 'CARD',
  redirectUrl: 'https://shop.example/order/result?order_id=ORDER-0001',
};
const open = (change: Partial<typeof request> = {}) =>
  app.inject({ url: '/pay', query: { ...request, ...change } });
const decide = (decision: string, paymentId = request.paymentId) =>
  app.inject({
    method: 'POST',
    url: '/pay',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ paymentId, decision }).toString(),
  });

describe('a virtual account', () => {
  const payMethod = 'VIRTUAL_ACCOUNT';

  it('is issued first and paid into later', async () => {
    await open({ payMethod });
    await decide('approve');
    const issued = await client.getPayment({ paymentId: request.paymentId });
    expect(issued).toMatchObject({
      status: 'VIRTUAL_ACCOUNT_ISSUED',
      method: { type: 'PaymentMethodVirtualAccount', accountNumber: expect.any(String) },
      amount: { paid: 0 },
    });
    expect((await open({ payMethod })).body).toContain('입금하기');
    await decide('deposit');
    expect(await client.getPayment({ paymentId: request.paymentId })).toMatchObject({ status: 'PAID' });
  });

  it('is closed by cancelling before the deposit', async () => {
    await open({ payMethod });
    await decide('approve');
    await client.cancelPayment({ paymentId: request.paymentId, reason: '변심' });
    await decide('deposit');
    expect(await client.getPayment({ paymentId: request.paymentId })).toMatchObject({
      status: 'CANCELLED',
      amount: { cancelled: 0 },
    });
  });
});

it('a part is given back only from the amount that the shop expects', async () => {
  await open();
  await decide('approve');
  const part = {
    paymentId: request.paymentId,
    amount: 10_000,
    reason: '변심',
    currentCancellableAmount: 39_900,
  };
  await client.cancelPayment(part);
  await expect(client.cancelPayment(part)).rejects.toMatchObject({
    data: { type: 'CANCELLABLE_AMOUNT_CONSISTENCY_BROKEN' },
  });
});
