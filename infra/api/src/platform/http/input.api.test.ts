import { createHash } from 'node:crypto';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  newVisitor,
  startTestApi,
  type TestApi,
  type Visitor,
} from '../../testing/servers/start-test-api.ts';

let api: TestApi;
let member: Visitor;
beforeAll(async () => {
  api = await startTestApi();
  member = await api.logIn();
});
afterAll(() => api.close());

const headers = () => ({
  'client-session-id': member.sessionId,
  authorization: `Bearer ${member.token}`,
  'content-type': 'application/json',
});
const product = { product_id: 1, product_option_id: 200, order_quantity: 1 };
const nested = `{"cart_ids":${'['.repeat(5000)}${']'.repeat(5000)}}`;

describe('bad input', () => {
  it.each([
    ['broken JSON', '{"products":'],
    ['no body', ''],
    ['an unknown field', JSON.stringify({ products: [product], price: 1 })],
    ['a price sent along', JSON.stringify({ products: [{ ...product, last_price: 1 }] })],
    ['__proto__', '{"products":[],"__proto__":{"isAdmin":true}}'],
    ['constructor', '{"products":[],"constructor":{"prototype":{"x":1}}}'],
    ['no products', JSON.stringify({ products: [] })],
    ['quantity 0', JSON.stringify({ products: [{ ...product, order_quantity: 0 }] })],
    ['quantity -1', JSON.stringify({ products: [{ ...product, order_quantity: -1 }] })],
    ['half a piece', JSON.stringify({ products: [{ ...product, order_quantity: 1.5 }] })],
    ['quantity as text', JSON.stringify({ products: [{ ...product, order_quantity: '1' }] })],
    ['an id beyond 32 bits', JSON.stringify({ products: [{ ...product, product_option_id: 2 ** 40 }] })],
    ['NUL', JSON.stringify({ products: [{ ...product, inflow_url: 'a\u0000b' }] })],
    [
      'a lone surrogate',
      '{"products":[{"product_id":1,"product_option_id":200,"order_quantity":1,"inflow_url":"\\ud800"}]}',
    ],
    [
      'decomposed Hangul',
      JSON.stringify({ products: [{ ...product, inflow_url: '코트'.normalize('NFD') }] }),
    ],
    ['decomposed Hangul as a name', JSON.stringify({ products: [product], ['값'.normalize('NFD')]: 1 })],
    [
      'bytes that are no UTF-8',
      Buffer.from(JSON.stringify({ products: [{ ...product, inflow_url: '\u00e9' }] }), 'latin1'),
    ],
    ['endless nesting', nested],
    ['300 KB', JSON.stringify({ products: [product], pad: 'x'.repeat(300_000) })],
    ['an array instead of an object', '[]'],
    ['null', 'null'],
  ])('%s is refused as INVALID_REQUEST', async (_case, payload) => {
    const reply = await api.app.inject({ method: 'POST', url: '/api/carts', headers: headers(), payload });
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.statusCode).toBeLessThan(500);
    expect(reply.json()).toEqual({ success: false, code: 'INVALID_REQUEST', message: expect.any(String) });
    expect(reply.body).not.toMatch(/node_modules|\.ts|at /);
    const lines = await api.db.selectFrom('cart_lines').select('cart_id').execute();
    expect(lines).toEqual([]);
  });

  it.each([
    '/api/products/search?page=0',
    '/api/products/search?page=1.5',
    '/api/products/search?sort=RANDOM',
    '/api/products/search?display_size=101',
    `/api/products/search?search_keyword=${encodeURIComponent('코트'.normalize('NFD'))}`,
    `/api/products/search?search_keyword=${encodeURIComponent('갂'.normalize('NFD'))}`,
    `/api/products/search?search_keyword=${'x'.repeat(101)}`,
    `/api/products/search?${'f_brands[]=1&'.repeat(60)}`,
    '/api/products/view/abc',
    '/api/products/view/-1',
    '/api/products/view/1e99',
    '/api/products/view/%ff',
    '/api/products/view/99999999999',
    '/api/settings?code=other',
  ])('%s is refused', async (url) => {
    const reply = await api.app.inject({ url });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ success: false, code: 'INVALID_REQUEST' });
  });

  // A link with such a keyword once ended in an error that no retry cured; only bodies were thought of.
  it.each(['%00', '%01', '%ED%A0%80', '%EF%BF%BD'])(
    'a search for %s finds nothing, and is no error',
    async (keyword) => {
      for (const [path, name] of [
        ['/api/products/search', 'search_keyword'],
        ['/api/boards/notices', 'keyword'],
        ['/api/boards/faqs', 'keyword'],
      ]) {
        const reply = await api.app.inject({ url: `${path}?${name}=${keyword}` });
        expect([path, reply.statusCode]).toEqual([path, 200]);
        expect(reply.json()).toMatchObject({ success: true, data: { rows: [] } });
      }
      const found = async (query: string) =>
        (await api.app.inject({ url: `/api/products/search?search_keyword=${query}` })).json().data.count;
      const coat = encodeURIComponent('코트');
      expect(await found(`${coat}${keyword}`)).toBe(await found(coat));
    },
  );

  it.each(['/api/unknown', '/', '/api/products/search/', '/media/products/1/../../x'])(
    '%s is not found',
    async (url) => {
      const reply = await api.app.inject({ url });
      expect(reply.json()).toMatchObject({ success: false, code: 'NOT_FOUND' });
    },
  );

  it('other content types are refused', async () => {
    const reply = await api.app.inject({
      method: 'POST',
      url: '/api/carts',
      headers: { ...headers(), 'content-type': 'text/plain' },
      payload: '{}',
    });
    expect(reply.json()).toMatchObject({ success: false, code: 'INVALID_REQUEST' });
  });
});

describe('access', () => {
  const post = (url: string, sent: Record<string, string>) =>
    api.app.inject({ method: 'POST', url, headers: sent, payload: {} });

  it.each([
    ['a member call without a session', '/api/carts/list', () => ({}), 400, 'INVALID_REQUEST'],
    [
      'a session that is no UUID',
      '/api/carts/list',
      () => ({ 'client-session-id': 'me' }),
      400,
      'INVALID_REQUEST',
    ],
    [
      'a member call without a login',
      '/api/carts/list',
      () => ({ 'client-session-id': newVisitor().sessionId }),
      401,
      'UNAUTHENTICATED',
    ],
    [
      'a made-up token',
      '/api/carts/list',
      () => ({
        'client-session-id': newVisitor().sessionId,
        authorization: `Bearer ${createHash('sha256').update('x').digest('base64url')}`,
      }),
      401,
      'UNAUTHENTICATED',
    ],
    ['an order call without a session', '/api/orders/orderPurchase', () => ({}), 400, 'INVALID_REQUEST'],
    [
      'an order call with a dead login',
      '/api/orders/orderPurchase',
      () => ({ 'client-session-id': newVisitor().sessionId, authorization: `Bearer ${'x'.repeat(43)}` }),
      401,
      'UNAUTHENTICATED',
    ],
  ])('%s is refused', async (_case, url, sent, status, code) => {
    const reply = await post(url, { 'content-type': 'application/json', ...sent() });
    expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
  });

  it('a dead login does not spoil a public page, which says that it is one', async () => {
    const reply = await api.app.inject({
      url: '/api/products/view/1',
      headers: { authorization: 'Bearer gone' },
    });
    expect([reply.statusCode, reply.headers['x-login-ended']]).toEqual([200, '1']);
    const guests = await api.app.inject({ url: '/api/products/view/1' });
    expect(guests.headers['x-login-ended']).toBeUndefined();
  });
});

describe('what no route ever sees', () => {
  /** Sends bytes as they are and returns all that comes back until the connection ends. */
  const exchange = async (sent: string): Promise<string> => {
    const { port } = api.app.server.address() as AddressInfo;
    const socket = connect({ host: '127.0.0.1', port });
    socket.end(sent);
    return text(socket);
  };
  beforeAll(() => api.app.listen({ host: '127.0.0.1', port: 0 }));

  it.each([
    ['an address of 20 KB', `GET /api/main?type[]=${'x'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 431],
    ['headers of 20 KB', `GET /api/main HTTP/1.1\r\nhost: a\r\ncookie: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['no HTTP', 'hello\r\n\r\n', 400],
  ])('%s is refused in the envelope', async (_case, sent, status) => {
    const [head = '', body = ''] = (await exchange(sent)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(body)).toEqual({
      success: false,
      code: 'INVALID_REQUEST',
      message: '잘못된 요청입니다.',
    });
  });
});

it('a request that never ends is given up', () => {
  expect(api.app.server.requestTimeout).toBeGreaterThan(0);
  expect(api.app.server.requestTimeout).toBeLessThanOrEqual(30_000);
});
