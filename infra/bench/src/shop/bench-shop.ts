import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { findChromium } from '@mall/scripts/browser/find-chromium';
import { buildArtifact } from '@mall/scripts/release/build-artifact';
import { readConfiguration } from '@mall/scripts/settings/configuration';
import { findPort } from '@mall/scripts/shop/free-ports';
import { type RunningShop, runShop } from '@mall/scripts/shop/run-shop';
import { artifactNames, root } from '@mall/scripts/workspace';
import { describeMachine, readMachine } from '../services/machine.ts';
import { benchBesideLoop } from './beside-a-loop.ts';
import { editToReload } from './edit-to-reload.ts';
import { Goals } from './goals.ts';
import { benchGoodput } from './goodput.ts';
import { breakRemotes, weighPages } from './journeys.ts';
import { judgePages } from './lighthouse.ts';
import { logIn } from './log-in.ts';
import { benchRelease } from './release-times.ts';
import { drawingIsDone, holdEdgeToOneCore, memoryOf } from './service-processes.ts';
import { throughput } from './throughput.ts';

const dataFolder = path.join(root, '.data/bench');

type Pages = Readonly<Record<'home' | 'list' | 'product', string>>;

async function start(port: number, edge: NodeJS.ProcessEnv = {}): Promise<RunningShop> {
  const configuration = readConfiguration({ ...process.env, PORT: String(port), DATA_DIR: dataFolder });
  return runShop(configuration, {
    say: (line) => console.log(`  ${line}`),
    log: () => undefined,
    onGiveUp: (name) => console.error(`${name} keeps ending`),
    // One address asks for all.
    env: { edge: { BUDGET_FACTOR: '1000', ...edge } },
  });
}

/** Prints what a bench has measured beside the goals, also of one that ends early. */
async function reported(bench: (goals: Goals) => Promise<void>): Promise<void> {
  const goals = new Goals();
  const machine = readMachine();
  try {
    await bench(goals);
  } finally {
    console.table(goals.rows);
    console.log(describeMachine(machine));
  }
}

async function timed<T>(work: () => Promise<T>): Promise<[T, seconds: number]> {
  const started = performance.now();
  const result = await work();
  return [result, (performance.now() - started) / 1000];
}

interface PageLoad {
  pages: Pages;
  how: string;
  connections: number;
  seconds: number;
  /** Requests per second. */
  goal: number;
  /** Of a member who asks; absent for guests. */
  cookie?: string;
}

/** What one core of the edge serves of each page, asked by so many connections at once. */
async function loadPages(goals: Goals, { origin }: RunningShop, load: PageLoad): Promise<void> {
  const cores = holdEdgeToOneCore();
  for (const [name, address] of Object.entries(load.pages)) {
    const { connections, seconds, cookie } = load;
    const rate = await throughput({ url: `${origin}${address}`, connections, seconds, cookie });
    goals.add(`${name} ${load.how}, ${cores}`, rate, 'req/s', load.goal, false);
  }
}

/** First and second start; the shop of the second one goes on. */
async function benchStarts(goals: Goals, port: number): Promise<RunningShop> {
  console.log('cold start');
  const [first, coldSeconds] = await timed(() => start(port));
  goals.add('cold start to a served shop', coldSeconds, 's', 240, true);
  // Drawing would slow down the second start, and what follows it: no other start has it beside it.
  await drawingIsDone();
  await first.stop();
  console.log('warm start');
  const [shop, warmSeconds] = await timed(() => start(port));
  goals.add('warm start', warmSeconds, 's', 10, true);
  return shop;
}

async function benchBuild(goals: Goals): Promise<void> {
  const [, rebuild] = await timed(() => buildArtifact('mf-product'));
  goals.add('rebuild of one remote', rebuild, 's', 20, true);
  const shell = readFileSync(path.join(root, 'shell/dist/artifact/shell.js'));
  goals.add('shell', brotliCompressSync(shell).length / 1024, 'KB', 155, true);
}

async function pagesOf({ origin }: RunningShop): Promise<Pages> {
  const search = (await (await fetch(`${origin}/api/products/search?display_size=1`)).json()) as {
    data: { rows: { product_id: number }[] };
  };
  return { home: '/', list: '/goods/list', product: `/goods/view/${search.data.rows[0]?.product_id}` };
}

/** Edits a remote while shoppers may zoom: what a developer and what accessibility need. */
async function benchEditing(goals: Goals, shop: RunningShop, pages: Pages, chromium: string): Promise<void> {
  const journeys = { origin: shop.origin, dataFolder, chromium };
  await judgePages(goals, { ...journeys, pages, isZoomAllowed: true });
  const page = new URL(pages.product, shop.origin);
  const seconds = await editToReload({ page, dataFolder, chromium });
  goals.add('edit of a remote to its reload', seconds, 's', 2, true);
}

/** More than it can carry, on one core, every page rendered. */
async function loadBeyond(goals: Goals, shop: RunningShop, pages: Pages, seconds: number): Promise<void> {
  console.log(`beyond what it can carry, ${holdEdgeToOneCore()}`);
  await benchGoodput(goals, { origin: shop.origin, pages: [pages.list, pages.product], seconds });
}

/** Only how the edge does when it is asked for more than it can carry. */
export const benchOverload = ({ quick: isQuick = false }: { quick?: boolean }): Promise<void> =>
  reported(async (goals) => {
    const shop = await start(await findPort(4700), { PAGE_CACHE: '0' });
    await drawingIsDone();
    await loadBeyond(goals, shop, await pagesOf(shop), isQuick ? 5 : 15);
    await shop.stop();
  });

/** How the other pages do while one remote loops on the server. */
export const benchFaults = ({ quick: isQuick = false }: { quick?: boolean }): Promise<void> =>
  reported(async (goals) => {
    const shop = await start(await findPort(4700), { PAGE_CACHE: '0' });
    await drawingIsDone();
    const { list, product } = await pagesOf(shop);
    await benchBesideLoop(goals, {
      origin: shop.origin,
      dataFolder,
      pages: [list, product],
      seconds: isQuick ? 20 : 60,
    });
    await shop.stop();
  });

/** How long a release takes to everybody, and a rollback from everybody. */
export const benchReleases = ({ quick: isQuick = false }: { quick?: boolean }): Promise<void> =>
  reported(async (goals) => {
    const shop = await start(await findPort(4700));
    await drawingIsDone();
    const { list } = await pagesOf(shop);
    await benchRelease(goals, { origin: shop.origin, dataFolder, list, seconds: isQuick ? 5 : 15 });
    await shop.stop();
  });

/** Measures what the shop promises. */
export const benchShop = ({ quick: isQuick = false }: { quick?: boolean }): Promise<void> =>
  reported((goals) => benchAll(goals, isQuick));

async function benchAll(goals: Goals, isQuick: boolean): Promise<void> {
  const seconds = isQuick ? 5 : 15;
  rmSync(dataFolder, { recursive: true, force: true });
  // What was built before would be published as it is.
  for (const name of artifactNames)
    rmSync(path.join(root, name, 'dist/artifact'), { recursive: true, force: true });
  const chromium = findChromium(console.log);
  const port = await findPort(4700);

  let shop = await benchStarts(goals, port);
  await benchBuild(goals);
  const pages = await pagesOf(shop);
  const resting = await memoryOf(['edge', 'api', 'registry']);
  goals.add('memory of edge, API and registry at rest', resting, 'MB', 600, true);
  if (!isQuick) {
    const journeys = { origin: shop.origin, dataFolder, chromium };
    await weighPages(goals, journeys);
    await judgePages(goals, { ...journeys, pages, isZoomAllowed: false });
    await breakRemotes(goals, journeys);
  }
  await loadPages(goals, shop, { pages, seconds, how: 'from the cache', connections: 32, goal: 3000 });
  const cookie = await logIn(shop.origin, 'shopper01');
  const how = "from the cache of a member's grade";
  await loadPages(goals, shop, { pages, seconds, how, cookie, connections: 32, goal: 1500 });
  await shop.stop();

  shop = await start(port, { PAGE_CACHE: '0' });
  await loadPages(goals, shop, { pages, seconds, how: 'rendered without cache', connections: 8, goal: 100 });
  await loadBeyond(goals, shop, pages, seconds);
  await shop.stop();
  if (!isQuick) {
    shop = await start(port, { VIEWPORT_ZOOM: '1', ALLOW_OVERRIDE: '1' });
    await benchEditing(goals, shop, pages, chromium);
    await shop.stop();
  }
}
