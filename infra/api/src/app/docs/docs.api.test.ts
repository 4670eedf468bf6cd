import { createHash } from 'node:crypto';
import { allEndpoints } from '@mall/contracts/api/all-endpoints';
import type { HTTPMethods } from 'fastify';
import { startTestApi, type TestApi } from '../../testing/servers/start-test-api.ts';

let api: TestApi;
let paths: Record<string, Record<string, { operationId: string }>>;
beforeAll(async () => {
  api = await startTestApi();
  ({ paths } = (await api.app.inject({ url: '/api/docs' })).json());
});
afterAll(() => api.close());

it.each(allEndpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s is served and described',
  (id, endpoint) => {
    expect(api.app.hasRoute({ method: endpoint.method, url: endpoint.path })).toBe(true);
    const operations = paths[endpoint.path.replace(/:(\w+)/g, '{$1}')];
    expect(operations?.[endpoint.method.toLowerCase()]?.operationId).toBe(id);
  },
);

/** Every call of spec 7, by its very method and path. */
const specified = [
  'POST /api/members/login',
  'GET /api/members/member/logout',
  'GET /api/members/overlap',
  'POST /api/members/joinCheck',
  'GET /api/members/recommenderIdCheck',
  'POST /api/members/member/edit',
  'POST /api/members/findIdPwd',
  'POST /api/members/passwdChange',
  'POST /api/members/member/passwdCheck',
  'POST /api/members/member/passwdChange',
  'GET /api/members/member/view/{id}',
  'POST /api/members/member/integration',
  'GET /api/members/grades',
  'POST /api/members/member/out',
  'POST /api/members/member/sns',
  'POST /api/members/member/passwordNextTime/{id}',
  'POST /api/members/ciUpdate',
  'POST /api/members',
  'GET /api/nice',
  'POST /api/nice/success',
  'POST /api/mobiles/app/storeUserToken',
  'POST /api/promotions/coupons/issuedAppDownCoupon',
  'GET /api/promotions/coupons/couponDownList',
  'GET /api/newMain',
  'GET /api/settings',
  'GET /api/main',
  'POST /api/omni/recommends',
  'GET /api/shoplives/getCampaignList',
  'GET /api/shoplives/getShortFormList',
  'GET /api/portones/webhook',
  'GET /api/products/search',
  'GET /api/products/info',
  'GET /api/products/view/{id}',
  'POST /api/products/getPriceInfo',
  'GET /api/products/brands',
  'GET /api/products/brands/intro',
  'GET /api/products/brands/wishs',
  'POST /api/products/brands/wishs',
  'DELETE /api/products/brands/wishs',
  'POST /api/products/wishs',
  'DELETE /api/products/wishs',
  'GET /api/products/restockAlarms/getRestockAlarmList',
  'POST /api/products/restockAlarms/apply',
  'DELETE /api/products/restockAlarms',
  'GET /api/products/checkAvailableDeliveryGuarantee',
  'GET /api/products/getOptionInfo',
  'POST /api/carts',
  'DELETE /api/carts',
  'POST /api/carts/list',
  'POST /api/carts/deleteCartSoldOutProducts',
  'POST /api/carts/cartOptionChange',
  'GET /api/carts/getCartCount',
  'POST /api/carts/getBundleAmountCheck',
  'POST /api/orders/setOrderTemporary',
  'POST /api/orders/orderPurchase',
  'POST /api/orders',
  'POST /api/orders/checkOrderPayment',
  'GET /api/orders/orderCompleteView',
  'POST /api/orders/orderFailed',
  'POST /api/orders/orderCompleteFailed',
  'POST /api/orders/checkPaymentComplete',
  'GET /api/orders/myOrderStatusCount',
];

it.each(specified)('%s of the specification is served and described', (call) => {
  const [method = '', path = ''] = call.split(' ');
  expect(paths[path]).toHaveProperty(method.toLowerCase());
  const url = path.replace(/\{(\w+)\}/g, ':$1');
  expect(api.app.hasRoute({ method: method as HTTPMethods, url })).toBe(true);
});

describe('the page for a browser', () => {
  let page: string;
  let policy: string;
  beforeAll(async () => {
    const { body, headers } = await api.app.inject({ url: '/api/docs', headers: { accept: 'text/html' } });
    page = body;
    policy = String(headers['content-security-policy']);
    expect(headers['content-type']).toContain('text/html');
  });

  it('opens every call to its codes, in a section with a Korean name', () => {
    for (const { id, path } of allEndpoints) {
      expect(page).toContain(`<details id="${id}">`);
      expect(page).toContain(`<code>${path.replace(/:(\w+)/g, '{$1}')}</code>`);
    }
    expect(
      [...page.matchAll(/<h2 [^>]*>([^<]*)</g)].filter(([, title]) => /^[a-zA-Z]+$/.test(title ?? '')),
    ).toEqual([]);
  });

  it('says what a header is for, and which calls need it', () => {
    const about = (id: string) => page.split(`<details id="${id}">`)[1]?.split('</details>')[0] ?? '';
    const key = (need: string) =>
      new RegExp(`<code>Idempotency-Key</code></td><td>header</td><td>${need}</td>.*한 번만 처리합니다`);
    expect(about('orders.place')).toMatch(key('필수'));
    expect(about('orders.cancel')).toMatch(key(''));
    expect(about('orders.statusCount')).not.toContain('Idempotency-Key');
  });

  it('may load nothing but the style it comes with', () => {
    const style = /<style>([^<]*)<\/style>/.exec(page)?.[1] ?? '';
    expect(policy).toContain(createHash('sha256').update(style).digest('base64'));
    expect(policy).toContain("default-src 'none'");
    expect(page).not.toContain('<script');
  });
});
