import type { FastifyInstance } from 'fastify';
import { change, edgeOn, loggedIn, session } from '../testing/edge-on.ts';
import { startFakeApi } from '../testing/fake-api.ts';

let api: Awaited<ReturnType<typeof startFakeApi>>;
let app: FastifyInstance;

beforeEach(async () => {
  api = await startFakeApi({
    '/api/carts/list': { body: { success: true, data: { rows: [] } } },
  });
  app = edgeOn(api.origin);
});
afterEach(async () => {
  await app.close();
  await api.close();
});

describe('what the API is told', () => {
  it('gets the token as a header, and neither cookies nor a token of the browser', async () => {
    await app.inject({
      url: '/api/carts/list?page=1',
      headers: { cookie: loggedIn, authorization: 'Bearer of-the-browser', 'x-forwarded-for': '1.2.3.4' },
    });
    const [call] = api.calls;
    expect(call?.url).toBe('/api/carts/list?page=1');
    expect(call?.headers.authorization).toBe('Bearer token-of-7');
    expect(call?.headers.cookie).toBeUndefined();
  });

  it('gets no token for a guest', async () => {
    await app.inject({ url: '/api/carts/list', headers: { authorization: 'Bearer of-the-browser' } });
    expect(api.calls[0]?.headers.authorization).toBeUndefined();
  });

  it('gets body, session and idempotency key of a change', async () => {
    await app.inject(change('/api/carts/list', { 'idempotency-key': 'once', cookie: loggedIn }));
    expect(api.calls[0]).toMatchObject({
      method: 'POST',
      body: '{"user_id":"shopper01"}',
      headers: {
        'client-session-id': session,
        'idempotency-key': 'once',
        'content-type': 'application/json',
      },
    });
  });
});

describe('what the browser is told', () => {
  it('gets the status and body of the API, but not its headers', async () => {
    const reply = await app.inject('/api/carts/list');
    expect(reply.json()).toEqual({ success: true, data: { rows: [] } });
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(reply.headers['x-powered-by']).toBeUndefined();
    expect(reply.headers['cache-control']).toBe('private, no-cache');
  });

  it('is asked to come back when the API is away', async () => {
    const gone = await startFakeApi({});
    await gone.close();
    const alone = edgeOn(gone.origin);
    const reply = await alone.inject('/api/carts/list');
    expect(reply.statusCode).toBe(503);
    expect(reply.headers['retry-after']).toBe('2');
    expect(reply.json()).toMatchObject({ success: false, code: 'UNAVAILABLE' });
    await alone.close();
  });
});
