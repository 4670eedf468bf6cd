import { allEndpoints } from '@mall/contracts/api/all-endpoints';
import type { Endpoint } from '@mall/contracts/endpoint';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { edgeOn, loggedIn, session } from '../testing/edge-on.ts';
import { startFakeApi } from '../testing/fake-api.ts';

/** Every call that changes something, from the list of all: a new one is tried without being named here. */
const changing = allEndpoints.filter(({ method, login }) => method !== 'GET' || login !== undefined);
const pathOf = ({ path }: Endpoint) => path.replace(/:\w+/g, '1');

let api: Awaited<ReturnType<typeof startFakeApi>>;
let app: FastifyInstance;

beforeAll(async () => {
  const answers = changing.map((endpoint) => [pathOf(endpoint), { body: { success: true, data: {} } }]);
  api = await startFakeApi(Object.fromEntries(answers));
  // So many calls of one browser are more than a budget allows.
  app = edgeOn(api.origin, { BUDGET_FACTOR: '1000' });
});
afterAll(async () => {
  await app.close();
  await api.close();
});
beforeEach(() => api.calls.splice(0));

type Forgery = (endpoint: Endpoint) => InjectOptions;
const own = { cookie: loggedIn, origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
const mine = { ...own, 'client-session-id': session, 'content-type': 'application/json' };
const post =
  (headers: Record<string, string | undefined>, payload = '{}'): Forgery =>
  (endpoint) => ({
    method: endpoint.method,
    url: pathOf(endpoint),
    headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)),
    ...(endpoint.method === 'GET' ? {} : { payload }),
  });

describe('every call that changes something', () => {
  it('is known here: there are many', () => expect(changing.length).toBeGreaterThan(60));

  it.each<[string, Forgery]>([
    [
      'a form of another site',
      post({ ...own, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }),
    ],
    ['a page of another site that knows the session', post({ ...mine, origin: 'https://evil.example' })],
    ['a page of a site of the same company', post({ ...mine, 'sec-fetch-site': 'same-site' })],
    [
      'a browser that sends the site alone',
      post({ ...mine, origin: undefined, 'sec-fetch-site': 'cross-site' }),
    ],
    ['an address that was typed', post({ ...mine, origin: undefined, 'sec-fetch-site': 'none' })],
    ['a frame without an origin', post({ ...mine, origin: 'null' })],
    ['a form in a page of ours', post({ ...own, 'content-type': 'application/json' })],
    [
      'an old browser’s form, which sends no such header',
      post({ cookie: loggedIn, 'content-type': 'text/plain' }),
    ],
    ['a session of another shape', post({ ...mine, 'client-session-id': '1' })],
    ['two sessions', post({ ...mine, 'client-session-id': `${session}, ${session}` })],
  ])('is refused when it comes from %s', async (_who, forge) => {
    for (const endpoint of changing) {
      const reply = await app.inject(forge(endpoint));
      expect([endpoint.id, reply.statusCode, reply.json().code]).toEqual([endpoint.id, 403, 'FORBIDDEN']);
    }
    expect(api.calls).toEqual([]);
  });

  it.each([
    ['text/plain', '{"a":1}'],
    ['application/x-www-form-urlencoded', '{"a":1}='],
    ['multipart/form-data; boundary=x', '--x\r\n\r\n{}\r\n--x--'],
    ['text/json', '{}'],
    ['application/json-patch+json', '{}'],
    ['', '{}'],
  ])('is refused as %s, also of a page of ours', async (type, payload) => {
    for (const endpoint of changing.filter(({ method }) => method !== 'GET')) {
      const { 'content-type': _json, ...headers } = mine;
      const reply = await app.inject(
        post({ ...headers, ...(type && { 'content-type': type }) }, payload)(endpoint),
      );
      const expected = endpoint.upload ? 415 : 400;
      expect([endpoint.id, reply.statusCode]).toEqual([endpoint.id, expected]);
    }
    expect(api.calls).toEqual([]);
  });

  it.each<[string, (path: string) => string]>([
    ['encoded', (path) => path.replace(/\w(?=\w*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)],
    ['with a slash at its end', (path) => `${path}/`],
    ['with a query', (path) => `${path}?a=${encodeURIComponent('/')}`],
    ['with slashes at its start', (path) => `/${path}`],
    ['by way of another', (path) => path.replace('/api/', '/api/main/../')],
  ])('is refused with its address %s', async (_how, spell) => {
    for (const endpoint of changing) {
      const { url, ...options } = post({ ...own, origin: 'https://evil.example' })(endpoint) as {
        url: string;
      };
      const reply = await app.inject({ ...options, url: spell(url) });
      expect({ id: endpoint.id, isRefused: reply.statusCode >= 400 }).toEqual({
        id: endpoint.id,
        isRefused: true,
      });
    }
    expect(api.calls).toEqual([]);
  });

  it.each(['x-http-method-override', 'x-http-method', 'x-method-override'])(
    'is done by no reading call that names its method in %s',
    async (name) => {
      for (const { method, path } of changing.filter((endpoint) => endpoint.method !== 'GET'))
        await app.inject({ url: pathOf({ path } as Endpoint), headers: { ...own, [name]: method } });
      for (const call of api.calls) {
        expect(call.method).toBe('GET');
        expect(call.headers[name]).toBeUndefined();
      }
    },
  );
});

describe('every call', () => {
  it('shows no other site what it answers, and lets none ask first', async () => {
    for (const endpoint of allEndpoints) {
      const headers = { ...own, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
      const asked = { 'access-control-request-method': endpoint.method };
      const replies = await Promise.all([
        app.inject({ method: endpoint.method, url: pathOf(endpoint), headers }),
        app.inject({ method: 'OPTIONS', url: pathOf(endpoint), headers: { ...headers, ...asked } }),
      ]);
      for (const reply of replies) {
        const named = Object.keys(reply.headers).filter((header) => header.startsWith('access-control-'));
        expect([endpoint.id, named]).toEqual([endpoint.id, []]);
      }
      expect([endpoint.id, replies[1]?.statusCode]).toEqual([endpoint.id, 403]);
    }
  });
});
