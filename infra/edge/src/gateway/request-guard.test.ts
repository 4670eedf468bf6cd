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
    ['is a logout by a picture', { url: '/api/members/member/logout' }],
    ['is a logout written otherwise', { url: '/api/members/member/%6Cogout' }],
    ['deletes', { method: 'DELETE', url: '/api/carts/list' }],
  ])('is refused when it %s', async (_name, request) => {
    const reply = await app.inject(request);
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject({ success: false, code: 'FORBIDDEN' });
    expect(api.calls).toHaveLength(0);
  });

  it('passes from our own page', async () => {
    const reply = await app.inject(
      change('/api/carts/list', { 'sec-fetch-site': 'same-origin', cookie: loggedIn }),
    );
    expect(reply.statusCode).toBe(200);
  });
});
