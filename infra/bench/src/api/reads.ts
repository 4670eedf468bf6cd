import type { LoadTarget } from '../load/load.ts';
import { measureFull, measurePaced } from '../load/measure-load.ts';
import { freshListsOf, lists, views } from './addresses.ts';
import type { Report } from './report.ts';

/** p95 that a list may take, ms, by the size of the catalogue. */
function listGoalMs(products: number): number {
  if (products <= 3000) return 30;
  return products <= 100_000 ? 60 : 200;
}
const viewGoalMs = 10;
/** Lists and views per second. */
const rates = { lists: 1000, views: 2000 };
/** First-time lists per second at a steady pace. */
const freshRate = 100;
/** p99 of what is answered at twice the load, ms. */
const overloadGoalMs = 500;
const warmUpSeconds = 6;

/** Lists and product pages that others opened before, at the wanted rate and as many as it can. */
export async function benchCached(target: LoadTarget, products: number, report: Report): Promise<void> {
  await measureFull({ ...target, paths: [...lists, ...views], seconds: warmUpSeconds });
  for (const [name, paths, goalMs, rate] of [
    ['lists with 3 filters and facets', lists, listGoalMs(products), rates.lists],
    ['product views', views, viewGoalMs, rates.views],
  ] as const) {
    // Waiting times at the wanted rate: a full pipe only measures itself.
    const calm = await measurePaced({ ...target, paths: () => paths, rate });
    report.atMost(`${name}, at ${rate}/s, p95`, calm.p95Ms, 'ms', goalMs);
    const full = await measureFull({ ...target, paths });
    report.atLeast(`${name}, as many as it can`, full.rate, 'req/s', rate);
    report.atMost(`${name}, refused or failed`, calm.failures + calm.refused + full.failures, '', 0);
  }
}

/** Lists for the first time: at a steady rate, by all connections at once, and twice as many as it can. */
export async function benchFresh(target: LoadTarget, products: number, report: Report): Promise<void> {
  const goalMs = listGoalMs(products);
  const freshLists = freshListsOf();
  const calm = await measurePaced({ ...target, paths: freshLists, rate: freshRate });
  report.atMost(`first-time lists, at ${freshRate}/s, p50`, calm.p50Ms, 'ms', goalMs);
  report.atMost(`first-time lists, at ${freshRate}/s, p95`, calm.p95Ms, 'ms', goalMs);

  const full = await measureFull({ ...target, paths: freshLists(3000 * target.seconds) });
  report.atLeast('first-time lists, as many as it can', full.rate, 'req/s', freshRate);

  // Shoppers do not wait for each other: they come at twice that rate, however many are still waiting.
  const rate = Math.round(2 * full.rate);
  const connections = Math.ceil((rate * overloadGoalMs) / 1000);
  // On one core together with the database they would take its time, and it is the API that is to have too much.
  const { askingCore: _none, ...anywhere } = target;
  const over = await measurePaced({ ...anywhere, paths: freshLists, rate, connections });
  const what = `first-time lists, at ${rate}/s (twice that)`;
  report.atMost(`${what}, p99 of the answered`, over.p99Ms, 'ms', overloadGoalMs);
  report.atLeast(`${what}, answered`, over.rate, 'req/s', Math.round(full.rate / 2));
  report.atMost(`${what}, neither answered nor 503`, over.failures, '', 0);
}
