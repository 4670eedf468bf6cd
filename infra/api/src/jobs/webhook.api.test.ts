import { request } from 'node:http';
import { webhookHeaders } from '@mall/partners/src/portone/send-webhook.ts';
import { choosePlainOptions, wanted } from '../testing/orders/choose-options.ts';
import { orderSteps } from '../testing/orders/order-steps.ts';
import { startPortone, type TestPortone } from '../testing/servers/start-portone.ts';
import { newVisitor, startTestApi, type TestApi } from '../testing/servers/start-test-api.ts';

let portone: TestPortone;
let api: TestApi;
beforeAll(async () => {
  portone = await startPortone();
  api = await startTestApi({ environment: { PORTONE_API_URL: portone.url } });
});
afterAll(async () => {
  await api.close();
  await portone.close();
});

const send = (payload: string, headers: Record<string, string>) =>
  api.app.inject({
    method: 'POST',
    url: '/api/portones/webhook',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
const bodyOf = (paymentId: string) =>
  JSON.stringify({ type: 'Transaction.Paid', timestamp: new Date().toISOString(), data: { paymentId } });
const signed = (body: string) => webhookHeaders(api.config.PORTONE_WEBHOOK_SECRET, body);

describe('the webhook', () => {
  it('confirms a paid order, also when it comes twice', async () => {
    const [option] = await choosePlainOptions(api.db, 1);
    if (!option) throw new Error('no option');
    const order = await orderSteps(api).order(newVisitor(), [wanted(option)]);
    const body = bodyOf(order.order_id);
    const stateOf = async () =>
      (
        await api.db
          .selectFrom('orders')
          .selectAll()
          .where('order_id', '=', order.order_id)
          .executeTakeFirst()
      )?.payment_state;

    // It says paid, but the provider does not: nothing changes.
    expect((await send(body, signed(body))).statusCode).toBe(200);
    expect(await stateOf()).toBe('READY');
    await portone.decide(order.payment, 'approve');
    await Promise.all([send(body, signed(body)), send(body, signed(body))]);
    expect(await stateOf()).toBe('PAID');
  });

  it.each([
    ['without a signature', () => ({})],
    ['signed with another secret', (body: string) => webhookHeaders('whsec_b3RoZXI=', body)],
    ['signed for another body', () => signed('{}')],
    [
      'that is 301 s old',
      (body: string) =>
        webhookHeaders(api.config.PORTONE_WEBHOOK_SECRET, body, new Date(Date.now() - 301_000)),
    ],
  ])('refuses a message %s', async (_case, headersOf) => {
    const body = bodyOf('anything');
    expect((await send(body, headersOf(body))).statusCode).toBe(400);
  });

  it('refuses a header that comes twice', async () => {
    const body = bodyOf('anything');
    const headers = signed(body);
    const twice = { ...headers, 'webhook-signature': ['v1,other', headers['webhook-signature'] ?? ''] };
    const url = await api.app.listen({ host: '127.0.0.1', port: 0 });
    const status = await new Promise((resolve) => {
      const call = request(`${url}/api/portones/webhook`, { method: 'POST', headers: twice }, (reply) => {
        reply.resume();
        resolve(reply.statusCode);
      });
      call.end(body);
    });
    expect(status).toBe(400);
  });

  it('acknowledges payments it does not know, and answers GET', async () => {
    const body = bodyOf('unknown-payment');
    expect((await send(body, signed(body))).json()).toEqual({ success: true, data: {} });
    expect((await api.app.inject({ url: '/api/portones/webhook' })).statusCode).toBe(200);
  });
});
