import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { change, edgeOn, loggedIn, session } from '../testing/edge-on.ts';
import { startFakeApi } from '../testing/fake-api.ts';

let api: Awaited<ReturnType<typeof startFakeApi>>;
let app: FastifyInstance;

beforeEach(async () => {
  api = await startFakeApi({
    '/api/carts/list': { body: { success: true, data: { rows: [] } } },
    '/api/products/reviews/photos': { body: { success: true, data: { photo_id: 'a' } } },
  });
  app = edgeOn(api.origin);
});
afterEach(async () => {
  // A photo that a failed test left on its way would keep the server open.
  app.server.closeAllConnections();
  await app.close();
  await api.close();
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

  it.each<[string, string, InjectOptions]>([
    ['a larger photo', 'FILE_SIZE', photo(megabytes(9))],
    ['a photo for another call', 'INVALID_REQUEST', { ...photo(megabytes(2)), url: '/api/carts/list' }],
    ['a photo for a path that looks like it', 'FILE_SIZE', { ...photo(megabytes(2)), url: `${path}/` }],
  ])('is not %s', async (_name, code, request) => {
    const reply = await app.inject(request);
    expect(reply.statusCode).toBe(413);
    expect(reply.json()).toMatchObject({ success: false, code });
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
    app = edgeOn(api.origin, {}, { wholeMs: 50, graceMs: 0, bytesPerSecond: 1 });
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
    // Over the network, so that the server notices the end in between.
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
