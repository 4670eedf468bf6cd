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

describe('what the API receives', () => {
  it('gets the token as a header, and neither cookies nor a token of the browser', async () => {
    await app.inject({
      url: '/api/carts/list?page=1',
      headers: {
        cookie: loggedIn,
        'client-session-id': session,
        authorization: 'Bearer of-the-browser',
        'x-forwarded-for': '1.2.3.4',
      },
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

describe('what the browser receives', () => {
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

  it('is asked to come back when too many calls wait for a slow API already, and the others are answered', async () => {
    let go: () => void = () => undefined;
    const until = new Promise<void>((resolve) => {
      go = resolve;
    });
    const slow = await startFakeApi({ '/api/carts/list': { until, body: { success: true, data: {} } } });
    const edge = edgeOn(slow.origin);
    const refused: number[] = [];
    const asked = Array.from({ length: 700 }, async () => {
      const { statusCode } = await edge.inject('/api/carts/list');
      if (statusCode === 503) refused.push(statusCode);
      return statusCode;
    });
    // 64 are with the API, 512 wait.
    while (refused.length < 700 - 64 - 512) await new Promise(setImmediate);
    go();
    const answered = (await Promise.all(asked)).filter((status) => status === 200);
    expect(answered).toHaveLength(64 + 512);
    await edge.close();
    await slow.close();
  });
});
