import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { edgeOn } from './testing/edge-on.ts';
import { startFakeApi } from './testing/fake-api.ts';

let api: Awaited<ReturnType<typeof startFakeApi>>;
beforeEach(async () => {
  api = await startFakeApi({ '/api/carts/list': { body: { success: true, data: { rows: [] } } } });
});
afterEach(() => api.close());

describe('every answer of the edge', () => {
  it.each([
    '/api/carts/list',
    '/api/no/such/call',
    '/healthz/live',
    '/healthz',
    '/robots.txt',
    '/favicon.svg',
    '/_assets/shell/1.0.0/none.js',
    '/_img/480/media/none.webp',
    '/_img/481/media/none.webp',
    '/',
    '/%00',
    '/%ff',
    '/api/carts/%ff',
  ])('%s is of its own type, framed and read by no other origin', async (url) => {
    const app = edgeOn(api.origin, { PUBLIC_ORIGIN: 'https://mall.example' });
    try {
      const { headers } = await app.inject(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': 'max-age=63072000',
      });
      expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*frame-ancestors 'none'/);
    } finally {
      await app.close();
    }
  });

  it.each([
    ['that is no HTTP', 'hello\r\n\r\n', 400],
    ['with a head that is too long', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('to a request %s says the same, and ends the connection', async (_what, request, status) => {
    const app = edgeOn(api.origin, { PUBLIC_ORIGIN: 'https://mall.example' });
    await app.listen({ host: '127.0.0.1', port: 0 });
    try {
      const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
      socket.write(request);
      const answer = await text(socket);
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      for (const line of ['x-content-type-options: nosniff', "default-src 'none'", 'connection: close'])
        expect(answer).toContain(line);
      expect(answer).toContain('"code":"INVALID_REQUEST"');
    } finally {
      await app.close();
    }
  });

  it('asks for https only where the shop is reached by it', async () => {
    const app = edgeOn(api.origin, { PUBLIC_ORIGIN: 'http://mall.example' });
    expect((await app.inject('/healthz/live')).headers['strict-transport-security']).toBeUndefined();
    await app.close();
  });
});
