import { createHash } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { isReserved } from '@mall/contracts/platform/routes/route-pattern';
import type { FastifyInstance } from 'fastify';
import { edgeOn } from './testing/edge-on.ts';
import { startFakeApi } from './testing/fake-api.ts';

let api: Awaited<ReturnType<typeof startFakeApi>>;
beforeEach(async () => {
  api = await startFakeApi({
    '/api/carts/list': { body: { success: true, data: { rows: [] } } },
    '/healthz': { body: { success: true } },
  });
});
afterEach(() => api.close());

async function onEdge<Result>(
  environment: Record<string, string>,
  use: (app: FastifyInstance) => Promise<Result>,
): Promise<Result> {
  const app = edgeOn(api.origin, environment);
  try {
    return await use(app);
  } finally {
    await app.close();
  }
}

describe("a shopper's address", () => {
  it.each([
    ['the connection, not what a browser says of itself', {}, '203.0.113.9', '203.0.113.9'],
    [
      'the word of a proxy that is trusted',
      { TRUST_PROXY: 'loopback,uniquelocal' },
      '10.1.2.3',
      '198.51.100.7',
    ],
    ['the connection of a proxy that is not', { TRUST_PROXY: '10.9.0.0/16' }, '10.1.2.3', '10.1.2.3'],
  ])('is %s', async (_case, environment, remoteAddress, expected) => {
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    await onEdge(environment, (app) => app.inject({ url: '/api/carts/list', headers, remoteAddress }));
    expect(api.calls[0]?.headers['x-forwarded-for']).toBe(expected);
  });
});

describe('health of an edge without a release', () => {
  it('is alive, is not ready for shoppers, and is not well', async () => {
    await onEdge({}, async (app) => {
      const statusOf = async (url: string) => (await app.inject(url)).statusCode;
      expect(await statusOf('/healthz/live')).toBe(200);
      expect(await statusOf('/healthz/ready')).toBe(503);
      expect((await app.inject('/healthz')).json()).toEqual({ release: null, api: true });
    });
  });
});

describe('a page that cannot be had for now', () => {
  it('says so, names the request, and comes back by itself, later than it is asked to wait', async () => {
    await onEdge({}, async (app) => {
      const { statusCode, headers, body } = await app.inject('/goods/list');
      expect(statusCode).toBe(503);
      expect(body).toContain(`문의 번호 ${headers['x-request-id']}`);
      expect(body).toContain('<a href="">다시 시도</a>');
      const seconds = Number(/http-equiv="refresh" content="(\d+)"/.exec(body)?.[1]);
      expect(seconds).toBeGreaterThanOrEqual(Number(headers['retry-after']));
      expect(seconds).toBeLessThanOrEqual(10);
    });
  });

  it('has a style that its own policy lets through, and nothing else', async () => {
    await onEdge({}, async (app) => {
      const { headers, body } = await app.inject('/');
      const style = /<style>(.*)<\/style>/.exec(body)?.[1] ?? '';
      const hash = createHash('sha256').update(style).digest('base64');
      expect(headers['content-security-policy']).toContain(
        `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'`,
      );
    });
  });
});

// Release rules knew a list of their own, which lacked the magazine's feed, the icons and the manifest.
it('answers nothing but pages at an address that a remote may own', async () => {
  const addresses: string[] = [];
  const whenMade = (message: unknown) =>
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ url }) => {
      addresses.push(url);
    });
  subscribe('fastify.initialization', whenMade);
  await onEdge({}, async (app) => app.ready());
  unsubscribe('fastify.initialization', whenMade);
  expect(addresses).toEqual(expect.arrayContaining(['/*', '/api/*', '/_assets/:name/:version/*']));
  expect(addresses.filter((address) => !isReserved(address))).toEqual(['/*', '/*']);
});

describe('an edge that leaves', () => {
  it('answers a call whose headers were still on their way, through the API', async () => {
    await onEdge({}, async (app) => {
      await app.listen({ host: '127.0.0.1', port: 0 });
      const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write('GET /api/carts/list HTTP/1.1\r\nhost: localhost:3000\r\n');
      // What answers this has read that.
      await fetch(`http://127.0.0.1:${socket.remotePort}/healthz/live`);
      const closed = app.close();
      while (app.server.listening) await new Promise(setImmediate);
      socket.write('\r\n');
      const [answer] = await once(socket, 'data');
      expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK/);
      await closed;
    });
  });
});
