import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Goals } from './bench/goals.ts';
import { judgePages } from './bench/lighthouse.ts';
import { describeMachine, readMachine } from './bench/machine.ts';
import { holdEdgeToOneCore, memoryOf } from './bench/service-processes.ts';
import { throughput } from './bench/throughput.ts';
import { buildArtifact } from './tasks/build-artifact.ts';
import { readConfiguration } from './tasks/configuration.ts';
import { findChromium } from './tasks/find-chromium.ts';
import { findPort } from './tasks/free-ports.ts';
import { readArguments } from './tasks/read-arguments.ts';
import { runBin } from './tasks/run-command.ts';
import { type RunningShop, runShop } from './tasks/run-shop.ts';
import { readPlaywrightReport } from './tasks/test-reports.ts';
import { root } from './tasks/workspace.ts';

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

/** The journeys that break a remote, held to the promised times. */
async function breakRemotes(origin: string): Promise<void> {
  const file = path.join(dataFolder, 'faults.json');
  await runBin(
    '@playwright/test/cli.js',
    ['test', '--config', 'e2e/playwright.config.ts', '--retries=0', 'composition/faults'],
    {
      SHOP_ORIGIN: origin,
      SHOP_DATA_DIR: dataFolder,
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      FALLBACK_LIMIT_MS: '3000',
      RECOVERY_LIMIT_MS: '5000',
    },
  );
  const { passed, failed } = readPlaywrightReport(file);
  goals.add(
    'ways to break a remote, fallback in 3 s and back in 5 s',
    passed,
    'passed',
    passed + failed,
    false,
  );
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

goals.add(
  'memory of edge, API and registry at rest',
  await memoryOf(['edge', 'api', 'registry']),
  'MB',
  600,
  true,
);
if (!isQuick) {
  await judgePages(goals, { origin: shop.origin, pages, label: '', chromium, dataFolder });
  await breakRemotes(shop.origin);
}
const cores = holdEdgeToOneCore();
for (const [name, address] of Object.entries(pages))
  goals.add(
    `${name} from the cache, ${cores}`,
    await throughput(`${shop.origin}${address}`, 32, isQuick ? 5 : 15),
    'req/s',
    3000,
    false,
  );
await shop.stop();

shop = await start(port, { PAGE_CACHE: '0', VIEWPORT_ZOOM: '1' });
holdEdgeToOneCore();
for (const [name, address] of Object.entries(pages))
  goals.add(
    `${name} rendered without cache, ${cores}`,
    await throughput(`${shop.origin}${address}`, 8, isQuick ? 5 : 15),
    'req/s',
    100,
    false,
  );
await shop.stop();
if (!isQuick) {
  shop = await start(port, { VIEWPORT_ZOOM: '1' });
  await judgePages(goals, { origin: shop.origin, pages, label: ' (zoom allowed)', chromium, dataFolder });
  await shop.stop();
}

console.table(goals.rows);
console.log(describeMachine(machine));
