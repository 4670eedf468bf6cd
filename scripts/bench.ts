import { execFile, execFileSync, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import autocannon from 'autocannon';
import { buildArtifact } from './tasks/build-artifact.ts';
import { readConfiguration } from './tasks/configuration.ts';
import { findChromium } from './tasks/find-chromium.ts';
import { findPort } from './tasks/free-ports.ts';
import { holdToCore } from './tasks/hold-to-core.ts';
import { runBin } from './tasks/run-command.ts';
import { type RunningShop, runShop } from './tasks/run-shop.ts';
import { readPlaywrightReport } from './tasks/test-reports.ts';
import { root } from './tasks/workspace.ts';

interface Row {
  what: string;
  measured: string;
  goal: string;
  isMet: boolean;
}

const rows: Row[] = [];
const dataFolder = path.join(root, '.data/bench');
const add = (what: string, value: number, unit: string, goal: number, isUpper: boolean) =>
  rows.push({
    what,
    measured: `${Math.round(value * 10) / 10} ${unit}`,
    goal: `${isUpper ? '≤' : '≥'} ${goal} ${unit}`,
    isMet: isUpper ? value <= goal : value >= goal,
  });

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

const run = promisify(execFile);

/** Requests per second by wrk; null where it is not installed. */
async function throughputByWrk(url: string, connections: number, seconds: number): Promise<number | null> {
  const options = ['-t1', `-c${connections}`, '-H', 'accept-encoding: gzip', url];
  try {
    await run('wrk', ['-d3s', ...options]);
    const { stdout } = await run('wrk', [`-d${seconds}s`, ...options]);
    const [failures] = /Non-2xx.*|Socket errors.*/.exec(stdout) ?? [];
    if (failures) console.log(`  ${url}: ${failures}`);
    return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Requests per second of one address, warmed up. wrk is asked first: autocannon takes longer for an answer than the
 * edge does for a page from its cache, and measures itself.
 */
async function throughput(url: string, connections: number, seconds: number): Promise<number> {
  const byWrk = await throughputByWrk(url, connections, seconds);
  if (byWrk !== null) return byWrk;
  const options = { url, connections, headers: { 'accept-encoding': 'gzip' } };
  await autocannon({ ...options, duration: 3 });
  return (await autocannon({ ...options, duration: seconds })).requests.average;
}

interface RunningProcess {
  pid: number;
  /** Resident memory, KB. */
  rss: number;
}

/** Processes of our services by name. */
function processesOf(names: readonly string[]): RunningProcess[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,rss=,args='], { encoding: 'utf8' }).split('\n');
  return lines
    .filter((line) => names.some((name) => line.includes(path.join(root, 'infra', name, 'dist'))))
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, rss = 0]) => ({ pid, rss }));
}

/** Keeps the edge with all its threads on the first core; says so where the system cannot. */
function holdEdgeToOneCore(): string {
  const isHeld = processesOf(['edge']).every(({ pid }) => holdToCore(pid, 0));
  return isHeld ? 'edge on one core' : 'edge on all cores: no taskset here';
}

/** Resident memory of the services below this process, MB, after a pause. */
async function memoryOf(names: readonly string[]): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 10_000));
  return processesOf(names).reduce((sum, { rss }) => sum + rss, 0) / 1024;
}

interface LighthouseReport {
  /** Lighthouse lost its own trace, or the browser. */
  runtimeError?: { code: string };
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
}

function lighthouse(url: string, chromium: string): Promise<LighthouseReport> {
  const file = path.join(dataFolder, 'lighthouse.json');
  const args = [
    path.join(root, 'node_modules/lighthouse/cli/index.js'),
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-background-networking',
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, CHROME_PATH: chromium },
      stdio: 'inherit',
    });
    child.once('exit', (code) =>
      code === 0
        ? resolve(JSON.parse(readFileSync(file, 'utf8')) as LighthouseReport)
        : reject(new Error(`lighthouse ended with code ${code}`)),
    );
  });
}

/** One whole report; a run that Lighthouse itself calls broken says nothing about the page. */
async function wholeReport(url: string, chromium: string): Promise<LighthouseReport> {
  for (let tries = 1; ; tries += 1) {
    const report = await lighthouse(url, chromium);
    if (!report.runtimeError || tries === 4) return report;
    console.log(`  Lighthouse: ${report.runtimeError.code}, once more`);
  }
}

async function judgePages(
  origin: string,
  pages: Record<string, string>,
  chromium: string,
  label: string,
): Promise<void> {
  for (const [name, address] of Object.entries(pages)) {
    // The first visit draws pictures; the shop in production has them.
    await wholeReport(`${origin}${address}`, chromium);
    const { categories, audits } = await wholeReport(`${origin}${address}`, chromium);
    const score = (category: string) => (categories[category]?.score ?? 0) * 100;
    add(`Lighthouse ${name} performance${label}`, score('performance'), 'points', 95, false);
    add(
      `Lighthouse ${name} LCP${label}`,
      (audits['largest-contentful-paint']?.numericValue ?? 0) / 1000,
      's',
      2,
      true,
    );
    for (const category of ['accessibility', 'best-practices', 'seo'])
      add(`Lighthouse ${name} ${category}${label}`, score(category), 'points', 100, false);
  }
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
  add('ways to break a remote, fallback in 3 s and back in 5 s', passed, 'passed', passed + failed, false);
}

if (process.argv[2] === 'api') {
  await import('./bench-api.ts');
  process.exit();
}

const isQuick = process.argv.includes('--quick');
rmSync(dataFolder, { recursive: true, force: true });
const chromium = findChromium(console.log);
const port = await findPort(4700);

console.log('cold start');
let [shop, seconds] = await timed(() => start(port));
add('cold start to a served shop', seconds, 's', 240, true);
await shop.stop();
console.log('warm start');
[shop, seconds] = await timed(() => start(port));
add('warm start', seconds, 's', 10, true);

const [, rebuild] = await timed(() => buildArtifact('mf-product'));
add('rebuild of one remote', rebuild, 's', 20, true);
add(
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

add('memory of edge, API and registry at rest', await memoryOf(['edge', 'api', 'registry']), 'MB', 600, true);
if (!isQuick) {
  await judgePages(shop.origin, pages, chromium, '');
  await breakRemotes(shop.origin);
}
const cores = holdEdgeToOneCore();
for (const [name, address] of Object.entries(pages))
  add(
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
  add(
    `${name} rendered without cache, ${cores}`,
    await throughput(`${shop.origin}${address}`, 8, isQuick ? 5 : 15),
    'req/s',
    100,
    false,
  );
await shop.stop();
if (!isQuick) {
  shop = await start(port, { VIEWPORT_ZOOM: '1' });
  await judgePages(shop.origin, pages, chromium, ' (zoom allowed)');
  await shop.stop();
}

console.table(rows);
