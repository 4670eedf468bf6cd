import { rmSync } from 'node:fs';
import type { RenderPool } from '../render/render-pool.ts';
import { change, session } from '../testing/edge-on.ts';
import { startFakeApi } from '../testing/fake-api.ts';
import { buildSampleShop, type SampleBundles } from '../testing/sample-shop/build-sample-shop.ts';
import { openSamplePool, openSampleShop, type SampleShop } from '../testing/sample-shop/open-sample-shop.ts';
import { sampleAnswers, textAnswer } from '../testing/sample-shop/sample-answers.ts';

/** A request has one id in all logs, which no client can choose, and one line in the access log. */

const hex = /^[0-9a-f]{32}$/;
const given = 'nginx-made-this-one';
const login = '/api/members/login';

let bundles: SampleBundles;
let pool: RenderPool;
let api: Awaited<ReturnType<typeof startFakeApi>>;
let answers: Parameters<typeof startFakeApi>[0];
let shop: SampleShop;

beforeAll(async () => {
  bundles = await buildSampleShop();
  pool = openSamplePool(bundles, { waitMs: 20_000, limitMs: 15_000, data: { sharedReplyMs: 1 } });
});
afterAll(async () => {
  await pool.close();
  rmSync(bundles.folder, { recursive: true });
});
async function open(environment: Record<string, string> = {}) {
  answers = { ...sampleAnswers(), [login]: { body: { success: false, code: 'PASSWD_ERROR', data: {} } } };
  api = await startFakeApi(answers);
  shop = await openSampleShop(bundles, { apiOrigin: api.origin, pool, environment });
  api.calls.length = 0;
}
afterEach(async () => {
  await shop.close();
  await api.close();
});

const idsAtApi = () => new Set(api.calls.map(({ headers }) => headers['x-request-id']));
const lines = () => shop.lines.map((line) => JSON.parse(line));

it('goes with a call and with what its page asks, and back to the browser', async () => {
  await open();
  const called = await shop.app.inject(change(login));
  expect(called.headers['x-request-id']).toMatch(hex);
  expect(idsAtApi()).toEqual(new Set([called.headers['x-request-id']]));
  api.calls.length = 0;
  const page = await shop.app.inject({ url: '/goods/view/shirt' });
  expect(api.calls.length).toBeGreaterThan(1);
  expect(idsAtApi()).toEqual(new Set([page.headers['x-request-id']]));
  expect(page.headers['x-request-id']).not.toBe(called.headers['x-request-id']);
});

it('stands in the lines of what went wrong in the render', async () => {
  await open();
  answers['/api/sample/coat'] = textAnswer('crash');
  const page = await shop.app.inject({ url: '/goods/view/coat' });
  const logged = lines().filter(({ msg }) =>
    ['page lacks parts', 'failure in a server render'].includes(msg),
  );
  expect(logged).toHaveLength(2);
  for (const line of logged) expect(line.requestId).toBe(page.headers['x-request-id']);
});

it('cannot be chosen by a browser', async () => {
  await open();
  const headers = { 'x-request-id': given, traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` };
  const page = await shop.app.inject({ url: '/goods/view/shirt', headers });
  expect(page.headers['x-request-id']).toMatch(hex);
  expect(page.headers['x-request-id']).not.toBe('a'.repeat(32));
});

it('is the proxy’s where the edge is configured to trust it, if it is a proper one', async () => {
  await open({ TRUST_REQUEST_ID: '1' });
  const idOf = async (headers: Record<string, string>) =>
    (await shop.app.inject({ url: '/healthz/live', headers })).headers['x-request-id'];
  expect(await idOf({ 'x-request-id': given })).toBe(given);
  expect(await idOf({ traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` })).toBe('a'.repeat(32));
  for (const bad of ['short', '"},{"x":"', '<script>alert(1)</script>', 'a'.repeat(65)])
    expect(await idOf({ 'x-request-id': bad })).toMatch(hex);
});

it('is shown where a page cannot be', async () => {
  await open();
  await pool.close();
  const page = await shop.app.inject({ url: '/goods/view/nothing-made-yet' });
  expect(page.statusCode).toBe(503);
  expect(page.body).toContain(`문의 번호 ${page.headers['x-request-id']}`);
  expect(lines().find(({ msg }) => msg === 'request failed')?.requestId).toBe(page.headers['x-request-id']);
  pool = openSamplePool(bundles, { waitMs: 20_000, limitMs: 15_000, data: { sharedReplyMs: 1 } });
});

it('has a line of the access log, without anything of the shopper', async () => {
  await open({ ACCESS_LOG: '1' });
  const cookie = `client-session-id=${session}; login_member-abc=7.0.${session}`;
  const page = await shop.app.inject({ url: '/goods/view/shirt?code=one-time-code', headers: { cookie } });
  const called = await shop.app.inject(change('/api/orders/view/ORDER-4711?token=secret'));
  const all = lines().filter(({ msg }) => msg === 'request');
  expect(all).toEqual([
    {
      level: 30,
      time: expect.anything(),
      requestId: page.headers['x-request-id'],
      method: 'GET',
      route: 'mf-sample/product',
      status: 200,
      ms: expect.any(Number),
      bytes: page.rawPayload.length,
      release: shop.releaseIds[0],
      msg: 'request',
    },
    expect.objectContaining({
      requestId: called.headers['x-request-id'],
      method: 'POST',
      route: 'unknown call',
    }),
  ]);
  expect(shop.lines.join('')).not.toMatch(/one-time-code|shirt|ORDER-|secret|login_member|127\.0\.0\.1/);
});

it('has no line unless it is enabled', async () => {
  await open();
  await shop.app.inject({ url: '/goods/view/shirt' });
  expect(lines().filter(({ msg }) => msg === 'request')).toEqual([]);
});
