import { rmSync } from 'node:fs';
import type { RenderPool } from '../render/render-pool.ts';
import { startFakeApi } from '../testing/fake-api.ts';
import { buildSampleShop, type SampleBundles } from '../testing/sample-shop/build-sample-shop.ts';
import { openSamplePool, openSampleShop, type SampleShop } from '../testing/sample-shop/open-sample-shop.ts';
import { sampleAnswers, textAnswer } from '../testing/sample-shop/sample-answers.ts';

/** A page that an operator looks at before it is published: `preview` is a parameter of its route. */

const page = '/goods/view/shirt';
const preview = `${page}?preview=ticket`;

let bundles: SampleBundles;
let pool: RenderPool;
let api: Awaited<ReturnType<typeof startFakeApi>>;
let answers: Parameters<typeof startFakeApi>[0];
let shop: SampleShop;

beforeAll(async () => {
  bundles = await buildSampleShop();
  pool = openSamplePool(bundles, { data: { sharedReplyMs: 1 } });
});
afterAll(async () => {
  await pool.close();
  rmSync(bundles.folder, { recursive: true });
});
beforeEach(async () => {
  answers = sampleAnswers();
  api = await startFakeApi(answers);
  shop = await openSampleShop(bundles, { apiOrigin: api.origin, pool });
});
afterEach(async () => {
  await shop.close();
  await api.close();
});

const get = (url: string) => shop.app.inject({ url });

it('is made anew for each visitor, and found in no cache once the ticket has ended', async () => {
  answers['/api/sample/shirt'] = textAnswer('아직 비밀');
  expect((await get(preview)).body).toContain('아직 비밀');
  answers['/api/sample/shirt'] = textAnswer('이제 없음');
  expect((await get(preview)).body).not.toContain('아직 비밀');
});

it('stands in no page of other visitors, not even the next one', async () => {
  answers['/api/sample/shirt'] = textAnswer('아직 비밀');
  await get(preview);
  answers['/api/sample/shirt'] = textAnswer('모두의 것');
  expect((await get(page)).body).toContain('모두의 것');
  expect((await get(`${page}?preview=another`)).body).not.toContain('아직 비밀');
});

it('is not cached and kept out of search engines', async () => {
  const { headers } = await get(preview);
  expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  const plain = await get(page);
  expect(plain.headers['cache-control']).toBe('private, no-cache');
  expect(plain.headers['x-robots-tag']).toBeUndefined();
  // A route that does not know the parameter shares its page as ever.
  expect((await get(`/goods/view/shirt?other=ticket`)).headers['cache-control']).toBe('private, no-cache');
});
