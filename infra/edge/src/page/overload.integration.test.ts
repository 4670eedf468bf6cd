import { rmSync } from 'node:fs';
import type { LightMyRequestResponse } from 'fastify';
import type { RenderPool } from '../render/render-pool.ts';
import { startFakeApi } from '../testing/fake-api.ts';
import { buildSampleShop, type SampleBundles } from '../testing/sample-shop/build-sample-shop.ts';
import { openSamplePool, openSampleShop, type SampleShop } from '../testing/sample-shop/open-sample-shop.ts';
import {
  memberAnswer,
  memberHeaders,
  sampleAnswers,
  textAnswer,
} from '../testing/sample-shop/sample-answers.ts';
import { until } from '../testing/until.ts';

/**
 * More asks for pages than can be rendered. 72 connections of one address that asked for new search pages once took
 * every place, and each refused render was tried four times: no page was served.
 */

const crowd = 72;
const attacker = '203.0.113.7';
/** Of one thread: what runs of one address, and what waits of guests. */
const running = 4;
const waiting = 40;

let bundles: SampleBundles;
let api: Awaited<ReturnType<typeof startFakeApi>>;
let pool: RenderPool;
let shop: SampleShop;
let open: () => void;
let answers: LightMyRequestResponse[];

beforeAll(async () => {
  bundles = await buildSampleShop();
  // Nothing is late here, so that only places decide.
  const data = { apiLimitMs: 20_000, sharedReplyMs: 1 };
  pool = openSamplePool(bundles, { waitMs: 20_000, limitMs: 20_000, data });
});
afterAll(async () => {
  await pool.close();
  rmSync(bundles.folder, { recursive: true });
});

beforeEach(async () => {
  const until = new Promise<void>((resolve) => {
    open = resolve;
  });
  const slow = Array.from({ length: crowd + running + 1 }, (_, index) => [
    `/api/sample/slow-${index}`,
    { ...textAnswer(`느린 상품 ${index}`), until },
  ]);
  api = await startFakeApi({
    ...sampleAnswers(),
    '/api/members/member/view/7': memberAnswer,
    '/api/sample/coat': textAnswer('모직 코트'),
    ...Object.fromEntries(slow),
  });
  shop = await openSampleShop(bundles, { apiOrigin: api.origin, pool });
  answers = [];
});
afterEach(async () => {
  open();
  await shop.close();
  await api.close();
});

const get = (url: string, address: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers: { ...headers, 'x-forwarded-for': address } });

/** Everything that one address asks for at once; resolves when all that cannot wait was refused. */
async function attack(): Promise<Promise<unknown>[]> {
  const asked = Array.from({ length: crowd }, (_, index) =>
    get(`/goods/view/slow-${index}`, attacker).then((answer) => answers.push(answer)),
  );
  await until(() => answers.length >= crowd - running - waiting);
  return asked;
}
const refused = () => answers.filter(({ statusCode }) => statusCode === 503);
const slowCalls = () => api.calls.filter(({ url }) => url.startsWith('/api/sample/slow-')).length;

it('leaves a place for everybody else while one address has filled its own', async () => {
  await get('/goods/view/shirt', '203.0.113.9', memberHeaders);
  const asked = await attack();
  // None of these waits for the crowd: its renders are held.
  const member = await get('/goods/view/shirt', '203.0.113.9', memberHeaders);
  const buyer = await get('/cart', '203.0.113.10');
  const guest = await get('/goods/view/shirt', '203.0.113.11');
  expect([member, buyer, guest].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(member.body).toContain('면 셔츠');
  expect(member.body).toContain('"memberId":7');
  expect(buyer.body).toContain('내 장바구니');
  expect(guest.body).toContain('면 셔츠');
  open();
  await Promise.all(asked);
});

it('refuses at once what has no place, and begins no render for it, not even a second one', async () => {
  const asked = await attack();
  expect(refused()).toHaveLength(crowd - running - waiting);
  for (const { headers } of refused()) expect(headers).toMatchObject({ 'retry-after': '2' });
  open();
  await Promise.all(asked);
  expect(slowCalls()).toBe(running + waiting);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(running + waiting);
});

it('goes first to a member whose login the API confirmed, and not to one who only says so', async () => {
  await get('/goods/view/shirt', '203.0.113.9', memberHeaders);
  // The API has no such login.
  const forged = { cookie: '__Host-session=made-up; login_member=8' };
  const order: string[] = [];
  const asked = await attack();
  // Each that waits takes a place from the crowd; two find a slot, and the first of them took a place before.
  const places = refused().length;
  const taken = (count: number) => until(() => refused().length >= places + count);
  const waits = Array.from({ length: running + 1 }, (_, index) =>
    get(`/goods/view/slow-${crowd + index}`, '203.0.113.20', forged),
  );
  await taken(waits.length - 2);
  const said = get('/goods/view/coat', '203.0.113.20', forged).then(() => order.push('made up'));
  await taken(waits.length - 1);
  const member = get('/goods/view/coat', '203.0.113.9', memberHeaders).then(() => order.push('member'));
  await member;
  expect(order).toEqual(['member']);
  open();
  await Promise.all([said, ...waits, ...asked]);
});

it('finds one page, made once, at any number of addresses that there are not', async () => {
  const page = await get('/goods/view/shirt', '203.0.113.11');
  const calls = api.calls.length;
  for (let index = 0; index < 10_000; index += 1) {
    const { statusCode } = await get(`/${index.toString(36)}?family_site=${index}`, attacker);
    if (statusCode !== 404) throw new Error(`/${index.toString(36)} is ${statusCode}`);
  }
  // The header's own call, at most once.
  expect(api.calls.length - calls).toBeLessThanOrEqual(1);
  expect(shop.pages.cache.size).toBe(2);
  const again = await get('/goods/view/shirt', '203.0.113.11');
  expect(again.body.length).toBe(page.body.length);
});

it('is logged in a few lines, not in one for each', async () => {
  const asked = await attack();
  open();
  await Promise.all(asked);
  expect(shop.lines.filter((line) => line.includes('"level":50')).length).toBeLessThan(5);
});
