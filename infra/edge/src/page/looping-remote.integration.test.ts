import { rmSync } from 'node:fs';
import type { RenderPool } from '../render/render-pool.ts';
import { firstCooldownMs } from '../render/version-breakers.ts';
import { startFakeApi } from '../testing/fake-api.ts';
import { buildSampleShop, type SampleBundles } from '../testing/sample-shop/build-sample-shop.ts';
import { openSamplePool, openSampleShop, type SampleShop } from '../testing/sample-shop/open-sample-shop.ts';
import { sampleAnswers, textAnswer } from '../testing/sample-shop/sample-answers.ts';
import { until } from '../testing/until.ts';

/**
 * A version of one remote loops, eats memory or throws on the server. Renders of it once held every thread, and 7 of 25
 * pages of other squads answered 503: tests of one thread that is replaced never asked for a neighbour's page meanwhile.
 */

let bundles: SampleBundles;
let api: Awaited<ReturnType<typeof startFakeApi>>;
let pool: RenderPool;
let shop: SampleShop;
let answers: Parameters<typeof startFakeApi>[0];

jest.setTimeout(60_000);

/** Who ask for pages of another squad. */
const clients = 4;
const realNow = performance.now.bind(performance);

beforeAll(async () => {
  bundles = await buildSampleShop();
});
afterAll(() => rmSync(bundles.folder, { recursive: true }));

async function open(versions: string[], threads = 1) {
  pool = openSamplePool(
    bundles,
    {
      // The busy machine that tests run on is not what is tested here.
      waitMs: 20_000,
      limitMs: 15_000,
      silentMs: 700,
      answerMs: 2000,
      data: { sharedReplyMs: 1 },
    },
    threads,
  );
  shop = await openSampleShop(bundles, { apiOrigin: api.origin, pool, versions });
}
beforeEach(async () => {
  const pages = Array.from({ length: 5000 }, (_, index) => [
    `/api/sample/n${index}`,
    textAnswer(`이웃 ${index}`),
  ]);
  answers = { ...sampleAnswers(), ...Object.fromEntries(pages) };
  api = await startFakeApi(answers);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await shop.close();
  await pool.close();
  await api.close();
});

const get = async (url: string, address = '203.0.113.7') => {
  const { statusCode, body } = await shop.app.inject({ url, headers: { 'x-forwarded-for': address } });
  return { status: statusCode, body };
};
const logged = (text: string) => until(() => shop.lines.some((line) => line.includes(text)));
const changes = () =>
  shop.lines.filter((line) => line.includes('switched off')).map((line) => JSON.parse(line));

it('is rendered in its previous version, which the browser takes first as well', async () => {
  await open(['1.0.0', '1.0.1']);
  answers['/api/sample/shirt'] = textAnswer('stick 1.0.1');
  expect((await get('/goods/view/shirt')).body).toContain('page-skeleton');
  await logged('switched off');
  expect(changes()).toMatchObject([{ remote: 'mf-sample', version: '1.0.1' }]);
  const { body } = await get('/goods/view/shirt');
  expect(body).toContain('<article data-version="1.0.0">');
  const { release } = JSON.parse(/id="page-state">(.*?)<\/script>/.exec(body)?.[1] ?? '');
  const candidates: { version: string }[] = release.remotes['mf-sample'].candidates;
  expect(candidates.map(({ version }) => version)).toEqual(['1.0.0', '1.0.1']);
  expect(body).toContain('/_assets/mf-sample/1.0.0/remoteEntry.js');
});

it.each(['stick', 'grow'])(
  '(%s) costs pages of other squads nothing, and no other version is blamed',
  async (how) => {
    await open(['1.0.0']);
    answers['/api/sample/shirt'] = textAnswer(how);
    const answered: Awaited<ReturnType<typeof get>>[] = [];
    // Each asks for one page after the other, and each for another one, until the version is switched off.
    const ask = async (client: number) => {
      for (let page = client; changes().length === 0; page += clients)
        answered.push(await get(`/neighbour/n${page}`, `203.0.113.${20 + client}`));
    };
    const asked = Array.from({ length: clients }, (_, client) => ask(client));
    await until(() => answered.length > clients);
    const before = answered.length;
    const looping = [1, 2, 3].map(() => get('/goods/view/shirt?preview=a'));
    await Promise.all(asked);
    expect(new Set(answered.map(({ status }) => status))).toEqual(new Set([200]));
    const meanwhile = answered.slice(before + clients).filter(({ body }) => body.includes('이웃'));
    expect(meanwhile.length).toBeGreaterThan(clients);
    expect((await Promise.all(looping)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(changes()).toMatchObject([{ remote: 'mf-sample' }]);
  },
);

it('that throws three times is rendered in its previous version from then on', async () => {
  await open(['1.0.0', '1.0.1']);
  answers['/api/sample/shirt'] = textAnswer('crash 1.0.1');
  for (let count = 0; count < 3; count += 1)
    expect((await get('/goods/view/shirt')).body).toContain('page-skeleton');
  const failures = shop.lines.filter((line) => line.includes('failure in a server render'));
  expect(failures.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      remote: 'mf-sample',
      version: '1.0.1',
      release: shop.releaseIds[1],
      page: '/goods/view/shirt',
      where: 'page of mf-sample',
      message: 'a crash in render',
      stack: expect.stringContaining('mf-sample/1.0.1/server/server.cjs'),
    }),
  ]);
  expect((await get('/goods/view/shirt')).body).toContain('data-version="1.0.0"');
});

it('is left out as a fragment, and tried again after growing cooldowns', async () => {
  await open(['1.0.0']);
  answers['/api/sample/note'] = textAnswer('block');
  await get('/goods/view/shirt');
  await logged('switched off');
  let passed = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => realNow() + passed);
  for (const cooldownMs of [firstCooldownMs, firstCooldownMs * 2]) {
    const seen = changes().length;
    passed += cooldownMs - 1000;
    await get('/goods/view/shirt?preview=a');
    passed += 1001;
    await get('/goods/view/shirt?preview=a');
    await until(() => changes().length > seen);
  }
  expect(changes().map((change) => change.cooldownMs)).toEqual([5000, 10_000, 20_000]);
  answers['/api/sample/note'] = textAnswer('무료 배송');
  passed += 20_001;
  await get('/goods/view/shirt?preview=a');
  await logged('renders again');
  expect((await get('/goods/view/shirt')).body).toContain('무료 배송');
});

it('is not blamed for an API that is slow', async () => {
  await open(['1.0.0']);
  const never = new Promise(() => undefined);
  answers['/api/sample/shirt'] = { ...textAnswer('면 셔츠'), until: never };
  const pages = ['a', 'b', 'c', 'd'].map((preview) => get(`/goods/view/shirt?preview=${preview}`));
  await Promise.all(pages);
  expect(changes()).toEqual([]);
});
