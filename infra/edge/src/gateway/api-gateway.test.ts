import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { pino } from 'pino';
import { createEdgeApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { PageServer } from '../page/page-server.ts';
import { ArtifactCache } from '../release/artifact-cache.ts';
import { ReleaseSource } from '../release/release-source.ts';
import { startFakeApi } from '../testing/fake-api.ts';
import type { BodyPace } from './body-in-time.ts';

const session = '3f0c6a52-7f0a-4c5e-9d1b-0a6c5b7d9e11';
const loggedIn = 'a=1; __Host-session=token-of-7; login_member=7';
let api: Awaited<ReturnType<typeof startFakeApi>>;
let app: FastifyInstance;

beforeEach(async () => {
  api = await startFakeApi({
    '/api/members/login': { body: { success: true, data: { user_info: { member_id: 7 }, token: 'secret' } } },
    '/api/members/member/logout': { body: { success: true, data: {} } },
    '/api/carts/list': { body: { success: true, data: { rows: [] } } },
    '/api/products/reviews/photos': { body: { success: true, data: { photo_id: 'a' } } },
    '/api/members/member/passwdChange': { body: { success: true, data: {} } },
    '/api/members/member/out': { status: 403, body: { success: false, code: 'CONFIRM_REQUIRED' } },
    '/api/members/member/view/7': { status: 401, body: { success: false, code: 'LOGIN_REQUIRED' } },
  });
  app = edgeOn(api.origin);
});
afterEach(async () => {
  // A photo that a failed test left on its way would keep the server open.
  app.server.closeAllConnections();
  await app.close();
  await api.close();
});

function edgeOn(apiOrigin: string, uploadPace?: BodyPace): FastifyInstance {
  const config = readConfig({ API_ORIGIN: apiOrigin, DATA_DIR: path.join(tmpdir(), 'edge-gateway') });
  const log = pino({ level: 'silent' });
  const artifacts = new ArtifactCache(path.join(config.dataFolder, 'artifacts'), config.registryOrigin);
  const releases = new ReleaseSource({
    registryOrigin: config.registryOrigin,
    publicKeyFile: config.publicKeyFile,
    folder: config.dataFolder,
    artifacts,
    log,
  });
  // No page is asked for here.
  const pages = { serve: () => Promise.reject(new Error('no pages')) } as unknown as PageServer;
  return createEdgeApp({ config, artifacts, releases, log, pages, ...(uploadPace ? { uploadPace } : {}) });
}

const change = (url: string, headers: Record<string, string> = {}): InjectOptions => ({
  method: 'POST',
  url,
  headers: { 'client-session-id': session, origin: 'http://localhost:3000', ...headers },
  payload: { user_id: 'shopper01' },
});

const cookies = (header: string | string[] | undefined) => [header ?? []].flat();

describe('login through the gateway', () => {
  it.each(['/api/members/login', '/api/members/%6Cogin', '/api/members/login/'])(
    'takes the token out of the reply of %s and keeps it where no script can read it',
    async (url) => {
      const reply = await app.inject(change(url));
      expect(reply.json()).toEqual({ success: true, data: { user_info: { member_id: 7 } } });
      expect(reply.body).not.toContain('secret');
      expect(cookies(reply.headers['set-cookie'])).toEqual([
        '__Host-session=secret; Path=/; HttpOnly; SameSite=Lax; Secure',
        'login_member=7; Path=/; SameSite=Lax; Secure',
      ]);
    },
  );

  it('ends with a logout and with an answer that the token is dead', async () => {
    for (const url of ['/api/members/member/logout', '/api/members/member/view/7']) {
      const reply = await app.inject({ url, headers: { cookie: loggedIn, 'client-session-id': session } });
      expect(cookies(reply.headers['set-cookie'])).toEqual([
        expect.stringMatching(/^__Host-session=; Path=\/; Max-Age=0/),
        expect.stringMatching(/^login_member=; Path=\/; Max-Age=0/),
      ]);
    }
  });

  it('ends with a new password, and goes on when leaving was refused', async () => {
    const headers = { cookie: loggedIn };
    const changed = await app.inject(change('/api/members/member/passwdChange', headers));
    expect(cookies(changed.headers['set-cookie'])).toHaveLength(2);
    const refused = await app.inject(change('/api/members/member/out', headers));
    expect(refused.headers['set-cookie']).toBeUndefined();
  });

  it('hands on what a refused login leads to, without opening anything', async () => {
    const data = { member_id: 7, task_token: 'for-one-task' };
    const refusal = { success: false, code: 'PW_CHANGE', message: '비밀번호를 변경해주세요.', data };
    const refusing = await startFakeApi({ '/api/members/login': { body: refusal } });
    const edge = edgeOn(refusing.origin);
    const reply = await edge.inject(change('/api/members/login'));
    expect(reply.json()).toEqual(refusal);
    expect(reply.headers['set-cookie']).toBeUndefined();
    await edge.close();
    await refusing.close();
  });

  it('leaves the cookies of a guest alone whom the API refuses', async () => {
    const reply = await app.inject({ url: '/api/members/member/view/7' });
    expect(reply.statusCode).toBe(401);
    expect(reply.headers['set-cookie']).toBeUndefined();
  });
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
    await app.inject(change('/api/carts/list', { 'idempotency-key': 'once' }));
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
    const alone = edgeOn('http://127.0.0.1:9');
    const reply = await alone.inject('/api/carts/list');
    expect(reply.statusCode).toBe(503);
    expect(reply.headers['retry-after']).toBe('2');
    expect(reply.json()).toMatchObject({ success: false, code: 'UNAVAILABLE' });
    await alone.close();
  });
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
    const reply = await app.inject(change('/api/carts/list', { 'sec-fetch-site': 'same-origin' }));
    expect(reply.statusCode).toBe(200);
  });
});

describe('a photo through the gateway', () => {
  const path = '/api/products/reviews/photos';
  const megabytes = (count: number) => Buffer.alloc(count * 2 ** 20, 7);
  const headers = { 'content-type': 'image/jpeg', cookie: loggedIn };
  const photo = (payload: Buffer, more: Record<string, string> = {}): InjectOptions => ({
    ...change(path, { ...headers, ...more }),
    payload,
  });

  it('may be larger than other bodies, and reaches the API as it is', async () => {
    const reply = await app.inject(photo(megabytes(8)));
    expect(reply.json()).toEqual({ success: true, data: { photo_id: 'a' } });
    expect(api.calls[0]).toMatchObject({ headers: { 'content-type': 'image/jpeg' } });
    expect(api.calls[0]?.body).toHaveLength(8 * 2 ** 20);
  });

  it.each<[string, InjectOptions]>([
    ['a larger photo', photo(megabytes(9))],
    ['a photo for another call', { ...photo(megabytes(2)), url: '/api/carts/list' }],
    ['a photo for a path that looks like it', { ...photo(megabytes(2)), url: `${path}/` }],
  ])('is not %s', async (_name, request) => {
    const reply = await app.inject(request);
    expect(reply.statusCode).toBe(413);
    expect(reply.json()).toMatchObject({ success: false, code: 'FILE_SIZE' });
    expect(api.calls).toHaveLength(0);
  });

  it('is not taken from a guest or from another site', async () => {
    const guest = await app.inject(photo(megabytes(1), { cookie: '' }));
    expect([guest.statusCode, guest.json().code]).toEqual([401, 'UNAUTHENTICATED']);
    const foreign = await app.inject(photo(megabytes(1), { origin: 'https://evil.example' }));
    expect([foreign.statusCode, foreign.json().code]).toEqual([403, 'FORBIDDEN']);
    expect(api.calls).toHaveLength(0);
  });

  /** A shopper's photo that has begun to arrive and does not end. */
  const begin = async (port: number, address: string) => {
    const upload = httpRequest({
      port,
      path,
      method: 'POST',
      headers: {
        ...headers,
        'client-session-id': session,
        'x-forwarded-for': address,
        'content-length': 1000,
        expect: '100-continue',
      },
    });
    upload.on('error', () => undefined);
    // Listened for from the beginning: it may come while others still begin.
    const answered = new Promise<IncomingMessage>((resolve) => upload.once('response', resolve));
    upload.flushHeaders();
    await once(upload, 'continue');
    return { upload, answered };
  };

  it('that does not arrive in time is answered, and its place is free again', async () => {
    await app.close();
    app = edgeOn(api.origin, { wholeMs: 50, graceMs: 0, bytesPerSecond: 1 });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    for (let round = 0; round < 5; round += 1) {
      const slow = await Promise.all([begin(port, '203.0.113.7'), begin(port, '203.0.113.7')]);
      for (const { answered } of slow) {
        const reply = await answered;
        expect([reply.statusCode, reply.headers.connection]).toEqual([408, 'close']);
        expect(await json(reply)).toMatchObject({ success: false, code: 'UPLOAD_SLOW' });
      }
    }
    expect(api.calls).toHaveLength(0);
  });

  it('of a caller with two on the way waits for one of them, and others do not', async () => {
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const send = (address: string) => app.inject(photo(megabytes(1), { 'x-forwarded-for': address }));
    const [first, second] = [await begin(port, '203.0.113.7'), await begin(port, '203.0.113.7')];
    let third: string | null = null;
    const waiting = send('203.0.113.7').then((reply) => {
      third = `${reply.statusCode}`;
    });
    expect((await send('203.0.113.8')).statusCode).toBe(200);
    expect(third).toBeNull();
    first.upload.end(Buffer.alloc(1000));
    await waiting;
    expect(third).toBe('200');
    second.upload.destroy();
  });

  it('waits outside while eight others arrive, and gets in when one gives up', async () => {
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const others = await Promise.all(
      Array.from({ length: 8 }, (_, index) => begin(port, `203.0.113.${index >> 1}`)),
    );
    const refused = await app.inject(photo(megabytes(1)));
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
    expect((await app.inject('/api/carts/list')).statusCode).toBe(200);

    const [first] = others.map(({ upload }) => upload);
    const gone = new Promise((resolve) => first?.once('close', resolve));
    first?.destroy();
    await gone;
    // Over the network, so that the server gets to hear of the end in between.
    const attempt = () =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        headers: { ...headers, 'client-session-id': session },
        body: new Uint8Array(1000),
      });
    let status = 503;
    for (let tries = 0; status === 503 && tries < 100; tries += 1) status = (await attempt()).status;
    expect(status).toBe(200);
    for (const { upload } of others) upload.destroy();
  });
});
