import { rmSync } from 'node:fs';
import type { RenderPool } from '../render/render-pool.ts';
import { startFakeApi } from '../testing/fake-api.ts';
import { buildSampleShop, type SampleBundles } from '../testing/sample-shop/build-sample-shop.ts';
import { openSamplePool, openSampleShop, type SampleShop } from '../testing/sample-shop/open-sample-shop.ts';
import { sampleAnswers } from '../testing/sample-shop/sample-answers.ts';

/** A browser whose shell did not start says so in a cookie (inline-scripts/watch-shell.ts). */

let bundles: SampleBundles;
let pool: RenderPool;
let api: Awaited<ReturnType<typeof startFakeApi>>;
let shop: SampleShop;

beforeAll(async () => {
  bundles = await buildSampleShop();
  pool = openSamplePool(bundles);
});
afterAll(async () => {
  await pool.close();
  rmSync(bundles.folder, { recursive: true });
});
beforeEach(async () => {
  api = await startFakeApi(sampleAnswers());
});
afterEach(async () => {
  await shop.close();
  await api.close();
});

const open = async (shells: string[]) => {
  shop = await openSampleShop(bundles, { apiOrigin: api.origin, pool, shells });
};
const page = async (failed?: string) => {
  const headers = failed ? { cookie: `mall-shell-failed=${failed}` } : {};
  const { body } = await shop.app.inject({ url: '/goods/view/shirt', headers });
  return body;
};

it('gets the page with the shell before, whole, without a way to ask once more', async () => {
  await open(['1.0.0', '1.1.0']);
  expect(await page()).toContain('"cookie":"mall-shell-failed=1.1.0; Path=/; SameSite=Lax"');
  const body = await page('1.1.0');
  expect(body).toContain('/_assets/shell/1.0.0/');
  expect(body).not.toContain('/_assets/shell/1.1.0/');
  expect(body).toContain('"cookie":null');
  expect(body).toContain('면 셔츠');
  const { statusCode } = await shop.app.inject('/_assets/shell/1.0.0/remoteEntry.js');
  expect(statusCode).toBe(200);
});

it('shares its page with others of the same shell only, whichever asks first', async () => {
  await open(['1.0.0', '1.1.0']);
  expect(await page('1.1.0')).toContain('/_assets/shell/1.0.0/');
  expect(await page()).toContain('/_assets/shell/1.1.0/');
  const calls = api.calls.length;
  expect(await page('1.1.0')).toContain('/_assets/shell/1.0.0/');
  expect(api.calls).toHaveLength(calls);
});

it('tries the shell of a later release, and gets the only one where there is no other', async () => {
  await open(['1.0.0', '1.1.0', '1.2.0']);
  expect(await page('1.1.0')).toContain('/_assets/shell/1.2.0/');
  await shop.close();
  await open(['1.0.0']);
  expect(await page('1.0.0')).toContain('/_assets/shell/1.0.0/');
  expect(await page()).toContain('"cookie":null');
});
