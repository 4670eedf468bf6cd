import { runInNewContext } from 'node:vm';
import { appNavigationOf } from '@mall/contracts/platform/app/app-navigation';
import { type StandIn, samplePayment, startStandIn } from '../testing/start-stand-in.ts';

let portone: StandIn;
beforeAll(async () => {
  portone = await startStandIn();
});
afterAll(() => portone.close());

const shop = 'https://shop.example';
const ids = Array.from({ length: 20 }, (_, number) => `WINDOW-${number}`);
const policyOf = (page: { headers: Record<string, unknown> }) =>
  String(page.headers['content-security-policy']);

describe('a payment page', () => {
  it.each([
    ['IFRAME', `frame-ancestors ${shop};`, "form-action 'self';"],
    ['POPUP', "frame-ancestors 'none';", "form-action 'self';"],
    ['REDIRECTION', "frame-ancestors 'none';", `form-action 'self' ${shop};`],
  ])(
    'of a window (%s) may be framed by the shop alone and leads where it has to',
    async (windowType, ...lines) => {
      const page = await portone.open({ paymentId: ids.pop() ?? '', windowType });
      for (const line of lines) expect(policyOf(page)).toContain(line);
    },
  );

  it.each(['IFRAME', 'POPUP'])(
    'of a %s ends on a result for the shop, again when opened again',
    async (windowType) => {
      const paymentId = ids.pop() ?? '';
      await portone.open({ paymentId, windowType });
      const ends = [
        await portone.decide('decline', paymentId, windowType),
        await portone.decide('approve', paymentId, windowType),
      ];
      for (const end of ends) {
        expect(end.statusCode).toBe(200);
        const result = /data-result="([^"]+)"/.exec(end.body)?.[1]?.replaceAll('&amp;', '&') ?? '';
        expect(new URL(result).origin).toBe(shop);
        expect(new URL(result).searchParams.get('pgCode')).toBe('PAY_DECLINED');
        expect(policyOf(end)).toContain("script-src 'self';");
      }
    },
  );

  it.each([
    ['android', 'Android 15) MallApp/1.0 (android)', 'kakaotalk://pay?paymentId='],
    ['ios', 'iPhone MallApp/1.0 (ios)', 'kakaotalk://pay?paymentId='],
  ])(
    'in the app of %s offers the payment app and its store, which the app opens',
    async (_name, agent, start) => {
      const query = { ...samplePayment, paymentId: ids.pop() ?? '', appScheme: 'mallapp://' };
      const page = await portone.app.inject({
        url: '/pay',
        query: { ...query, payMethod: 'EASY_PAY', easyPayProvider: 'KAKAOPAY' },
        headers: { 'user-agent': agent },
      });
      const [pay, store] = [...page.body.matchAll(/<a href="([^"]+)"/g)].map(([, href = '']) =>
        href.replaceAll('&amp;', '&'),
      );
      const opened = appNavigationOf(pay ?? '', 'mallapp://');
      expect(opened).toMatchObject({ kind: 'system', app: '카카오톡' });
      expect('href' in opened && opened.href.startsWith(start)).toBe(true);
      expect(appNavigationOf(store ?? '', 'mallapp://').kind).toBe('system');
    },
  );

  it('in a browser offers no app, and takes no scheme that is none', async () => {
    expect((await portone.open({ paymentId: ids.pop() ?? '' })).body).not.toContain('<nav');
    expect((await portone.open({ paymentId: ids.pop() ?? '', appScheme: 'javascript:' })).statusCode).toBe(
      400,
    );
  });
});

describe('the browser SDK on a PC', () => {
  type Answer = { code?: string; pgCode?: string } | undefined;
  async function load(popup: { closed: boolean } | null) {
    const { body } = await portone.app.inject({ url: '/v2/browser-sdk.js' });
    const listeners = new Set<(event: unknown) => void>();
    const opened: string[] = [];
    const window: {
      PortOne?: { requestPayment: (request: object) => Promise<Answer> };
      open: (url: string) => typeof popup;
    } = {
      open: (url) => {
        opened.push(url);
        return popup;
      },
    };
    const document = { currentScript: { src: `${portone.url}/v2/browser-sdk.js` } };
    runInNewContext(body, {
      ...{ window, document, URL, setInterval, clearInterval, setTimeout, screenX: 0, outerWidth: 1536 },
      navigator: { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140' },
      addEventListener: (_name: string, listener: (event: unknown) => void) => listeners.add(listener),
      removeEventListener: (_name: string, listener: (event: unknown) => void) => listeners.delete(listener),
    });
    const { PortOne } = window;
    if (!PortOne) throw new Error('the script defines no PortOne');
    const say = (event: unknown) => {
      for (const listener of listeners) listener(event);
    };
    return { PortOne, opened, say };
  }
  const naverPay = {
    ...samplePayment,
    ...{ payMethod: 'EASY_PAY', easyPay: { easyPayProvider: 'NAVERPAY' }, windowType: { pc: 'POPUP' } },
  };

  it('opens only the windows that a way to pay has', async () => {
    const { PortOne, opened } = await load({ closed: false });
    for (const pc of ['IFRAME', 'REDIRECTION'])
      expect((await PortOne.requestPayment({ ...naverPay, windowType: { pc } }))?.code).toBe('BadRequest');
    const card = { ...samplePayment, windowType: { pc: 'REDIRECTION' } };
    expect((await PortOne.requestPayment(card))?.code).toBe('BadRequest');
    expect(opened).toEqual([]);
  });

  it('accepts its own window at its own origin only', async () => {
    const popup = { closed: false };
    const { PortOne, opened, say } = await load(popup);
    const payment = PortOne.requestPayment(naverPay);
    expect(new URL(opened[0] ?? '').searchParams.get('windowType')).toBe('POPUP');
    const answer = (code: string) => ({ type: 'portone:payment-result', answer: { code } });
    const { origin } = new URL(portone.url);
    say({ origin: shop, source: popup, data: answer('of another origin') });
    say({ origin, source: {}, data: answer('of another window') });
    say({ origin, source: popup, data: { type: 'other' } });
    say({ origin, source: popup, data: answer('ours') });
    expect((await payment)?.code).toBe('ours');
  });

  it('reports a popup that was closed, and of one that did not open', async () => {
    const closed = await load({ closed: true });
    expect((await closed.PortOne.requestPayment(naverPay))?.pgCode).toBe('PAY_PROCESS_CANCELED');
    const blocked = await load(null);
    const answer = await blocked.PortOne.requestPayment(naverPay);
    expect(answer?.code).toBe('FAILURE_TYPE_PG');
    expect(answer?.pgCode).toBeUndefined();
  });
});
