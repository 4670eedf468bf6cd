import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildArtifact } from '@mall/scripts/release/build-artifact';
import { readConfiguration } from '@mall/scripts/shop/configuration';
import { findPort } from '@mall/scripts/shop/free-ports';
import { readArguments } from '@mall/scripts/shop/read-arguments';
import { type RunningShop, runShop } from '@mall/scripts/shop/run-shop';
import { findChromium } from '@mall/scripts/test/find-chromium';
import { root } from '@mall/scripts/workspace';
import { describeMachine, readMachine } from './services/machine.ts';
import { editToReload } from './shop/edit-to-reload.ts';
import { Goals } from './shop/goals.ts';
import { breakRemotes, weighPages } from './shop/journeys.ts';
import { judgePages } from './shop/lighthouse.ts';
import { drawingIsDone, holdEdgeToOneCore, memoryOf } from './shop/service-processes.ts';
import { throughput } from './shop/throughput.ts';

const goals = new Goals();
const dataFolder = path.join(root, '.data/bench');

async function start(port: number, edge: NodeJS.ProcessEnv = {}): Promise<RunningShop> {
  const configuration = readConfiguration({ ...process.env, PORT: String(port), DATA_DIR: dataFolder });
  return runShop(configuration, {
    say: (line) => console.log(`  ${line}`),
    log: () => undefined,
    onGiveUp: (name) => console.error(`${name} keeps ending`),
    env: { edge },
  });
}

async function timed<T>(work: () => Promise<T>): Promise<[T, seconds: number]> {
  const started = performance.now();
  const result = await work();
  return [result, (performance.now() - started) / 1000];
}

/** What one core of the edge serves of each page, asked by so many connections at once. */
async function loadPages(how: string, connections: number, goal: number): Promise<void> {
  const cores = holdEdgeToOneCore();
  for (const [name, address] of Object.entries(pages)) {
    const rate = await throughput(`${shop.origin}${address}`, connections, isQuick ? 5 : 15);
    goals.add(`${name} ${how}, ${cores}`, rate, 'req/s', goal, false);
  }
}

if (process.argv[2] === 'api') {
  await import('./bench-api.ts');
  process.exit();
}

const help = `Measures what the shop promises and prints it beside the goals. Let nothing else run meanwhile.

  npm run bench                        everything, about a quarter of an hour; wrk is used when it is installed
  npm run bench -- --quick             without Lighthouse and broken remotes, about four minutes
  npm run bench -- api [--help]        lists, product pages and orders of the API
  npm run bench:crowd [-- --help]      500 buyers for 10 pieces, again and again`;

const isQuick = readArguments(help, { quick: { type: 'boolean' } }).quick ?? false;
const machine = readMachine();
rmSync(dataFolder, { recursive: true, force: true });
const chromium = findChromium(console.log);
const port = await findPort(4700);

console.log('cold start');
let [shop, seconds] = await timed(() => start(port));
goals.add('cold start to a served shop', seconds, 's', 240, true);
await shop.stop();
console.log('warm start');
[shop, seconds] = await timed(() => start(port));
goals.add('warm start', seconds, 's', 10, true);

const [, rebuild] = await timed(() => buildArtifact('mf-product'));
goals.add('rebuild of one remote', rebuild, 's', 20, true);
goals.add(
  'shell',
  brotliCompressSync(readFileSync(path.join(root, 'shell/dist/artifact/shell.js'))).length / 1024,
  'KB',
  155,
  true,
);

const search = (await (await fetch(`${shop.origin}/api/products/search?display_size=1`)).json()) as {
  data: { rows: { product_id: number }[] };
};
const pages = { home: '/', list: '/goods/list', product: `/goods/view/${search.data.rows[0]?.product_id}` };

await drawingIsDone();
goals.add(
  'memory of edge, API and registry at rest',
  await memoryOf(['edge', 'api', 'registry']),
  'MB',
  600,
  true,
);
if (!isQuick) {
  const journeys = { origin: shop.origin, dataFolder, chromium };
  await weighPages(goals, journeys);
  await judgePages(goals, { ...journeys, pages, isZoomAllowed: false });
  await breakRemotes(goals, journeys);
}
await loadPages('from the cache', 32, 3000);
await shop.stop();

shop = await start(port, { PAGE_CACHE: '0' });
await loadPages('rendered without cache', 8, 100);
await shop.stop();
if (!isQuick) {
  shop = await start(port, { VIEWPORT_ZOOM: '1', ALLOW_OVERRIDE: '1' });
  const journeys = { origin: shop.origin, dataFolder, chromium };
  await judgePages(goals, { ...journeys, pages, isZoomAllowed: true });
  const page = new URL(pages.product, shop.origin);
  goals.add(
    'edit of a remote to its reload',
    await editToReload({ page, dataFolder, chromium }),
    's',
    2,
    true,
  );
  await shop.stop();
}

console.table(goals.rows);
console.log(describeMachine(machine));
