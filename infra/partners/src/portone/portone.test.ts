import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runInNewContext } from 'node:vm';
import { CancelPaymentError, GetPaymentError, PaymentClient } from '@portone/server-sdk/payment';
import * as Webhook from '@portone/server-sdk/webhook';
import { type StandIn, samplePayment, startStandIn } from '../testing/start-stand-in.ts';

let portone: StandIn;
beforeEach(async () => {
  portone = await startStandIn();
});
afterEach(() => portone.close());

const { paymentId } = samplePayment;

describe('the payment page', () => {
  it('shows what is paid, as text, without inline script, and lets the form return to the shop', async () => {
    const page = await portone.open();
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('39,900');
    expect(page.body).toContain('&lt;b&gt;코트&lt;/b&gt;');
    for (const label of ['결제 승인', '결제 거절', '취소']) expect(page.body).toContain(label);
    expect(page.body).not.toMatch(/<script|onclick|style="/);
    expect(page.headers['content-security-policy']).toContain("form-action 'self' https://shop.example;");
  });

  it.each([
    ['javascript: as the way back', { redirectUrl: 'javascript:alert(1)' }],
    ['data: as the way back', { redirectUrl: 'data:text/html,x' }],
    ['no amount', { totalAmount: '0' }],
    ['half a won', { totalAmount: '100.5' }],
    ['dollars', { currency: 'USD' }],
    ['another shop', { storeId: 'store-other' }],
    ['another channel', { channelKey: 'other' }],
    ['an id that is no id', { paymentId: '../x' }],
  ])('refuses %s', async (_case, change) => {
    expect((await portone.open(change)).statusCode).toBe(400);
    await expect(portone.client.getPayment({ paymentId })).rejects.toBeInstanceOf(GetPaymentError);
  });

  it('goes back with the payment id, and with code and message when it failed', async () => {
    await portone.open();
    const approved = new URL((await portone.decide('approve')).headers.location ?? '');
    expect(approved.origin + approved.pathname).toBe('https://shop.example/order/result');
    expect(Object.fromEntries(approved.searchParams)).toMatchObject({
      order_id: 'ORDER-0001',
      paymentId: 'ORDER-0001',
    });
    expect(approved.searchParams.has('code')).toBe(false);

    await portone.open({ paymentId: 'ORDER-0002' });
    const declined = new URL((await portone.decide('decline', 'ORDER-0002')).headers.location ?? '');
    expect(declined.searchParams.get('code')).toBe('FAILURE_TYPE_PG');
    expect(declined.searchParams.get('message')).toBe('카드사에서 결제를 거절했습니다.');
  });

  it('leads back to the shop when it is opened again after the decision', async () => {
    await portone.open();
    const decided = (await portone.decide('approve')).headers.location;
    const again = await portone.open();
    expect(again.statusCode).toBe(303);
    expect(again.headers.location).toBe(decided);
  });

  it('keeps the first decision', async () => {
    await portone.open();
    await portone.decide('decline');
    await portone.decide('approve');
    expect((await portone.client.getPayment({ paymentId })).status).toBe('FAILED');
    expect((await portone.decide('approve', 'UNKNOWN')).statusCode).toBe(400);
  });
});

describe('the REST API, through the real server SDK', () => {
  it('follows a payment from ready to paid to cancelled', async () => {
    await portone.open();
    expect(await portone.client.getPayment({ paymentId })).toMatchObject({ status: 'READY' });
    await portone.decide('approve');
    expect(await portone.client.getPayment({ paymentId, storeId: 'store-local' })).toMatchObject({
      status: 'PAID',
      id: paymentId,
      storeId: 'store-local',
      currency: 'KRW',
      amount: { total: 39_900, paid: 39_900, cancelled: 0 },
    });
    const part = await portone.client.cancelPayment({
      paymentId,
      amount: 900,
      reason: '부분 취소',
    });
    expect(part.cancellation).toMatchObject({ status: 'SUCCEEDED', totalAmount: 900 });
    expect(await portone.client.getPayment({ paymentId })).toMatchObject({
      status: 'PARTIAL_CANCELLED',
    });
    await portone.client.cancelPayment({ paymentId, reason: '전액 취소' });
    expect(await portone.client.getPayment({ paymentId })).toMatchObject({
      status: 'CANCELLED',
      amount: { paid: 0, cancelled: 39_900 },
    });
  });

  it('fails as PortOne does', async () => {
    const failure = async (work: Promise<unknown>) => {
      try {
        await work;
      } catch (error) {
        if (error instanceof GetPaymentError || error instanceof CancelPaymentError) return error.data.type;
        throw error;
      }
      return 'none';
    };
    const cancel = () => portone.client.cancelPayment({ paymentId, reason: '변심' });
    expect(await failure(portone.client.getPayment({ paymentId: 'NONE' }))).toBe('PAYMENT_NOT_FOUND');
    await portone.open();
    expect(await failure(cancel())).toBe('PAYMENT_NOT_PAID');
    await portone.decide('approve');
    expect(await failure(portone.client.cancelPayment({ paymentId, amount: 99_999, reason: '변심' }))).toBe(
      'CANCEL_AMOUNT_EXCEEDS_CANCELLABLE_AMOUNT',
    );
    await cancel();
    expect(await failure(cancel())).toBe('PAYMENT_ALREADY_CANCELLED');
    const stranger = PaymentClient({ secret: 'wrong', baseUrl: portone.url });
    expect(await failure(stranger.getPayment({ paymentId }))).toBe('UNAUTHORIZED');
    expect(await failure(portone.client.getPayment({ paymentId, storeId: 'other' }))).toBe(
      'PAYMENT_NOT_FOUND',
    );
  });
});

describe('webhooks', () => {
  it('are signed as the SDK verifies them', async () => {
    const received: { body: string; headers: Record<string, string> }[] = [];
    const shop = createServer((incoming, reply) => {
      let body = '';
      incoming.on('data', (chunk) => {
        body += chunk;
      });
      incoming.on('end', () => {
        received.push({
          body,
          headers: Object.fromEntries(Object.entries(incoming.headers).map(([k, v]) => [k, String(v)])),
        });
        reply.end('{}');
      });
    });
    await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
    const { port } = shop.address() as AddressInfo; // listening on TCP, so neither null nor a pipe
    await portone.close();
    portone = await startStandIn({ PORTONE_WEBHOOK_URL: `http://127.0.0.1:${port}/hook` });
    const arrived = new Promise((resolve) => shop.once('request', (incoming) => incoming.on('end', resolve)));
    await portone.open();
    await portone.decide('approve');
    await arrived;
    const [message] = received;
    if (!message) throw new Error('no webhook came');
    expect(
      await Webhook.verify(portone.config.PORTONE_WEBHOOK_SECRET, message.body, message.headers),
    ).toMatchObject({
      type: 'Transaction.Paid',
      data: { paymentId, storeId: 'store-local' },
    });
    await expect(Webhook.verify('whsec_b3RoZXI=', message.body, message.headers)).rejects.toThrow();
    await new Promise((resolve) => shop.close(resolve));
  });
});

describe('the browser SDK', () => {
  interface Sdk {
    requestPayment: (request: Record<string, unknown>) => Promise<{ code?: string }>;
  }
  async function load() {
    const script = await portone.app.inject({ url: '/v2/browser-sdk.js' });
    expect(script.body).not.toMatch(/\beval\b|new Function|innerHTML/);
    const visited: string[] = [];
    const window: { PortOne?: Sdk; location: { assign: (to: string) => void } } = {
      location: { assign: (to) => visited.push(to) },
    };
    const document = { currentScript: { src: `${portone.url}/v2/browser-sdk.js` } };
    // String compilation is off in this context, as under a content security policy without unsafe-eval.
    runInNewContext(
      script.body,
      { window, document, URL, navigator: { userAgent: 'Mozilla/5.0 (iPhone) Mobile Safari' } },
      { contextCodeGeneration: { strings: false, wasm: false } },
    );
    if (!window.PortOne) throw new Error('the script defines no PortOne');
    return { sdk: window.PortOne, visited };
  }

  it('sends the browser to the payment page with everything that it was given', async () => {
    const { sdk, visited } = await load();
    void sdk.requestPayment({ ...samplePayment, totalAmount: 39_900 });
    const target = new URL(visited[0] ?? '');
    expect(target.origin + target.pathname).toBe(`${portone.url}/pay`);
    const sent = Object.fromEntries(target.searchParams);
    expect(sent).toEqual({ ...samplePayment, windowType: 'REDIRECTION' });
    expect((await portone.app.inject({ url: `/pay${target.search}` })).statusCode).toBe(200);
  });

  it('answers with a code when something is missing, and goes nowhere', async () => {
    const { sdk, visited } = await load();
    expect((await sdk.requestPayment({ ...samplePayment, paymentId: '' })).code).toBe('INVALID_REQUEST');
    expect(visited).toEqual([]);
  });
});
