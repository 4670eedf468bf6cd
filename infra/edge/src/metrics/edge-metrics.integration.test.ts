/** @alone It reads the counters of its process from their start. */
import { rmSync } from 'node:fs';
import { listenForMetrics, type MetricsServer } from '@mall/service-kit/metrics/listen-for-metrics';
import { metricValue } from '@mall/service-kit/testing/metric-value';
import { exposeEdge } from '../expose-edge.ts';
import type { RenderPool } from '../render/render-pool.ts';
import { change, session } from '../testing/edge-on.ts';
import { startFakeApi } from '../testing/fake-api.ts';
import { buildSampleShop, type SampleBundles } from '../testing/sample-shop/build-sample-shop.ts';
import { openSamplePool, openSampleShop, type SampleShop } from '../testing/sample-shop/open-sample-shop.ts';
import { sampleAnswers, textAnswer } from '../testing/sample-shop/sample-answers.ts';

/** What monitoring of the shop receives, through the parts that are there in production. */

let bundles: SampleBundles;
let api: Awaited<ReturnType<typeof startFakeApi>>;
let pool: RenderPool;
let shop: SampleShop;
let metrics: MetricsServer;
let answers: Parameters<typeof startFakeApi>[0];

beforeAll(async () => {
  bundles = await buildSampleShop();
  pool = openSamplePool(bundles, { waitMs: 20_000, limitMs: 15_000, data: { sharedReplyMs: 1 } });
  answers = sampleAnswers();
  api = await startFakeApi(answers);
  const environment = { METRICS_PORT: '0' };
  shop = await openSampleShop(bundles, { apiOrigin: api.origin, pool, environment });
  exposeEdge(shop);
  metrics = await listenForMetrics({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await metrics.close();
  await shop.close();
  await pool.close();
  await api.close();
  rmSync(bundles.folder, { recursive: true });
});

const get = (url: string) => shop.app.inject({ url });

async function scrape(path = '/metrics'): Promise<string> {
  return (await fetch(`http://127.0.0.1:${metrics.port}${path}`)).text();
}
it('counts pages by remote and route, the cache, the renders and their parts', async () => {
  await get('/goods/view/shirt');
  await get('/goods/view/shirt');
  const text = await scrape();
  const page = { method: 'GET', route: 'mf-sample/product', status: '200' };
  expect(metricValue(text, 'http_request_seconds_count', page)).toBe(2);
  expect(metricValue(text, 'http_request_seconds_sum', page)).toBeGreaterThan(0);
  expect(metricValue(text, 'edge_page_cache_requests_total', { result: 'made' })).toBe(1);
  expect(metricValue(text, 'edge_page_cache_requests_total', { result: 'fresh' })).toBe(1);
  expect(metricValue(text, 'edge_page_cache_pages')).toBe(1);
  expect(metricValue(text, 'edge_page_cache_bytes')).toBeGreaterThan(100);
  const version = { remote: 'mf-sample', version: '1.0.0' };
  expect(metricValue(text, 'edge_render_seconds_count', { ...version, outcome: 'whole' })).toBe(1);
  // The page and its fragment, and the shell's layout.
  expect(metricValue(text, 'edge_part_render_seconds_count', { ...version, outcome: 'worked' })).toBe(2);
  expect(metricValue(text, 'edge_part_render_seconds_count', { remote: 'shell', outcome: 'worked' })).toBe(1);
  expect(metricValue(text, 'edge_render_threads', { state: 'idle' })).toBe(2);
  expect(metricValue(text, 'edge_render_jobs', { state: 'waiting' })).toBe(0);
  expect(
    metricValue(text, 'edge_release_info', { channel: 'stable', release: shop.releaseIds[0] ?? '' }),
  ).toBe(1);
  expect(metricValue(text, 'edge_channel_age_seconds', { channel: 'stable' })).toBeLessThan(60);
  expect(metricValue(text, 'nodejs_eventloop_lag_p99_seconds')).not.toBeNull();
});

it('says which version throws, and that it is switched off', async () => {
  for (const name of ['one', 'two', 'three']) {
    answers[`/api/sample/${name}`] = textAnswer('crash');
    await get(`/goods/view/${name}`);
  }
  const text = await scrape();
  const version = { remote: 'mf-sample', version: '1.0.0' };
  expect(metricValue(text, 'edge_part_render_seconds_count', { ...version, outcome: 'threw' })).toBe(3);
  expect(metricValue(text, 'edge_render_seconds_count', { ...version, outcome: 'incomplete' })).toBe(3);
  expect(metricValue(text, 'edge_breaker_open', version)).toBe(1);
});

it('has no label of what callers write, however much they make up', async () => {
  const before = (await scrape()).split('\n').length;
  for (const number of Array.from({ length: 40 }, (_, index) => index)) {
    await get(`/made-up/${number}?secret=${number}`);
    await get(`/api/made-up/${number}`);
    await get(`/_assets/made-up/${number}/file.js`);
    const reported = {
      where: 'slot',
      message: 'x',
      remote: `made-up-${number}`,
      version: `${number}`,
      releaseId: 'r',
      page: '/',
    };
    await shop.app.inject({
      method: 'POST',
      url: '/_reports/failures',
      headers: { origin: 'http://localhost:3000', 'client-session-id': session },
      payload: reported,
    });
  }
  const text = await scrape();
  expect(text).not.toMatch(/made-up|secret/);
  expect(metricValue(text, 'http_request_seconds_count', { route: 'no page' })).toBe(40);
  expect(metricValue(text, 'http_request_seconds_count', { route: 'unknown call' })).toBe(40);
  expect(metricValue(text, 'edge_browser_failures_total', { remote: 'other' })).toBeGreaterThan(0);
  expect(text.split('\n').length - before).toBeLessThan(150);
});

it('names calls as their contracts do, and says when the API does not answer', async () => {
  await shop.app.inject(change('/api/members/login'));
  await api.close();
  await shop.app.inject(change('/api/members/login'));
  const text = await scrape();
  expect(
    metricValue(text, 'http_request_seconds_count', { method: 'POST', route: 'members.login' }),
  ).toBeGreaterThan(0);
  expect(metricValue(text, 'edge_gateway_failures_total', { reason: 'no answer' })).toBe(1);
});

it('is answered on its own port alone', async () => {
  const shown = await get('/metrics');
  expect(shown.headers['content-type']).toContain('text/html');
  expect(shown.body).not.toContain('edge_render_seconds');
  expect((await fetch(`http://127.0.0.1:${metrics.port}/`)).status).toBe(404);
});

it('counts nothing unless metrics are enabled', async () => {
  const quiet = await openSampleShop(bundles, { apiOrigin: api.origin, pool });
  const before = metricValue(await scrape(), 'http_request_seconds_count', { route: '/healthz/live' });
  await quiet.app.inject({ url: '/healthz/live' });
  expect(metricValue(await scrape(), 'http_request_seconds_count', { route: '/healthz/live' })).toBe(before);
  await quiet.close();
});
