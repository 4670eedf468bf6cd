import type { FastifyInstance, InjectOptions } from 'fastify';
import { change, edgeOn, loggedIn } from '../testing/edge-on.ts';
import { startFakeApi } from '../testing/fake-api.ts';

let api: Awaited<ReturnType<typeof startFakeApi>>;
let app: FastifyInstance;

beforeEach(async () => {
  api = await startFakeApi({
    '/api/members/member/logout': { body: { success: true, data: {} } },
    '/api/carts/list': { body: { success: true, data: { rows: [] } } },
  });
  app = edgeOn(api.origin);
});
afterEach(async () => {
  await app.close();
  await api.close();
});

describe('a request that changes something', () => {
  it.each<[string, InjectOptions]>([
    ['has no session', { method: 'POST', url: '/api/carts/list', payload: {} }],
    ['has a session of another shape', change('/api/carts/list', { 'client-session-id': 'guess' })],
    ['comes from another origin', change('/api/carts/list', { origin: 'https://evil.example' })],
    ['comes from another port', change('/api/carts/list', { origin: 'http://localhost:3001' })],
    ['comes from a page without an origin', change('/api/carts/list', { origin: 'null' })],
    ['comes from another site', change('/api/carts/list', { 'sec-fetch-site': 'cross-site' })],
    [
      'logs a shopper into a stranger’s account',
      change('/api/members/login', { 'sec-fetch-site': 'cross-site' }),
    ],
    [
      'is a login by a form of another site',
      change('/api/members/login', { origin: 'https://evil.example' }),
    ],
    ['is a logout by a picture', { url: '/api/members/member/logout' }],
    ['is a logout written otherwise', { url: '/api/members/member/%6Cogout' }],
    ['deletes', { method: 'DELETE', url: '/api/carts/list' }],
  ])('is refused when it %s', async (_name, request) => {
    const reply = await app.inject(request);
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject({ success: false, code: 'FORBIDDEN' });
    expect(api.calls).toHaveLength(0);
  });

  it.each([
    ['127.0.0.1:3000', 'session', false],
    ['127.0.0.1:3000', '__Host-session', true],
    ['192.168.0.7:3000', 'session', true],
    ['[fd00::7]:3000', 'session', true],
    ['studio.local:3000', 'session', true],
  ])(
    'passes from a page opened as %s where no address is set; its cookie %s is read: %s',
    async (host, name, isRead) => {
      const headers = { host, origin: `http://${host}`, cookie: `${name}=token-of-7; login_member=7` };
      const reply = await app.inject(change('/api/carts/list', headers));
      expect(reply.statusCode).toBe(isRead ? 200 : 401);
      expect(api.calls.at(-1)?.headers.authorization).toBe(isRead ? 'Bearer token-of-7' : undefined);
    },
  );

  it.each([
    ['a name of another party that leads here', 'rebound.example:3000', 'http://rebound.example:3000', {}],
    ['another address than it was sent to', '192.168.0.7:3000', 'http://192.168.0.8:3000', {}],
    ['https, which was not spoken', '192.168.0.7:3000', 'https://192.168.0.7:3000', {}],
    [
      'the machine where an address is set',
      '192.168.0.7:3000',
      'http://192.168.0.7:3000',
      { PUBLIC_ORIGIN: 'https://mall.example' },
    ],
  ])('is refused from %s, and told which setting decides', async (_name, host, origin, environment) => {
    const edge = edgeOn(api.origin, environment);
    const reply = await edge.inject(change('/api/carts/list', { host, origin }));
    expect(reply.statusCode).toBe(403);
    expect(reply.json().message).toContain('PUBLIC_ORIGIN');
    expect(api.calls).toHaveLength(0);
    await edge.close();
  });

  it('passes from our own page', async () => {
    const reply = await app.inject(
      change('/api/carts/list', { 'sec-fetch-site': 'same-origin', cookie: loggedIn }),
    );
    expect(reply.statusCode).toBe(200);
  });
});
