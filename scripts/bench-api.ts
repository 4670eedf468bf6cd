import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { measureFull, measurePaced } from './tasks/measure-load.ts';
import { runApi } from './tasks/running-api.ts';
import { root } from './tasks/workspace.ts';

/** `npm run bench -- api`: lists and product pages under load, on both databases. */
interface Row {
  database: string;
  products: number;
  what: string;
  measured: string;
  goal: string;
  isMet: boolean;
}

const rows: Row[] = [];
const isQuick = process.argv.includes('--quick');
const seconds = isQuick ? 4 : 12;
/** `--products=N`: one size only; without it 3,000, on PostgreSQL 100,000 too, and with `--million` 1,000,000. */
const onlySize = process.argv.find((word) => word.startsWith('--products='))?.slice(11);
/** `--at=postgres://…`: a shop that was seeded before, of the size that `--products` says; it is left as it is. */
const seededUrl = process.argv.find((word) => word.startsWith('--at='))?.slice(5);
/** `--only=pglite` or `--only=postgresql`. */
const only = process.argv.find((word) => word.startsWith('--only='))?.slice(7);
const connections = 50;
const serverUrl = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const dataFolder = path.join(root, '.data/bench-api');

/** Lists as shoppers open them: three filters, facets, five orders, first pages. */
const lists = ['BLACK', 'NAVY', 'BEIGE', 'WHITE', 'GRAY', 'BROWN'].flatMap((color) =>
  ['BESTDESC', 'REVIEWDESC', 'PRICEASC', 'PRICEDESC', 'NEWDESC'].flatMap((sort) =>
    [1, 2].map(
      (page) =>
        `/api/products/search?is_filter=1&sort=${sort}&page=${page}&f_colors[]=${color}` +
        '&f_prices[]=50000-100000&f_prices[]=100000-200000&f_seasons[]=WINTER&f_seasons[]=FALL',
    ),
  ),
);
/** p95 that a list may take, by the size of the catalogue. */
const listGoalMs = (products: number) => (products <= 3000 ? 30 : products <= 100_000 ? 60 : 200);
const views = Array.from({ length: 60 }, (_, index) => `/api/products/view/${index * 7 + 1}`);
const brandPairs = Array.from({ length: 28 }, (_, one) =>
  Array.from({ length: one }, (_item, other) => `&f_brands[]=${one + 1}&f_brands[]=${other + 1}`),
).flat();
/** Lists that nobody asked for before, from the given one on: what kept replies cannot help with. */
const freshLists = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const at = from + index;
    return `${lists[at % lists.length]}${brandPairs[Math.floor(at / lists.length) % brandPairs.length]}`;
  });
/** Lists at a steady rate, each for the first time, per second. */
const freshRate = 100;
/** How long a call waits before it is refused (`QUEUE_WAIT_MS`), in seconds. */
const queueSeconds = 0.2;

interface BenchOptions {
  database: string;
  products: number;
  environment: Record<string, string>;
  /** Changes something of the catalogue: the caches have to earn their figures. */
  change?: () => Promise<void>;
}

async function bench({ database, products, environment, change }: BenchOptions) {
  const api = await runApi({ SEED_PRODUCTS: String(products), ...environment });
  const add = (what: string, value: number, unit: string, goal: number, isUpper: boolean) =>
    rows.push({
      database,
      products,
      what,
      measured: `${Math.round(value * 10) / 10} ${unit}`,
      goal: `${isUpper ? '≤' : '≥'} ${goal} ${unit}`,
      isMet: isUpper ? value <= goal : value >= goal,
    });
  const changing = change ? setInterval(() => void change(), 1000) : undefined;
  const listMs = listGoalMs(products);
  try {
    const asked = { origin: api.origin, connections, seconds };
    await measureFull({ ...asked, paths: [...lists, ...views], seconds: 6 });
    for (const [name, paths, p95, rate] of [
      ['lists with 3 filters and facets', lists, listMs, 1000],
      ['product views', views, 10, 2000],
    ] as const) {
      // Waiting times at the wanted rate: a full pipe only measures itself.
      const calm = await measurePaced({ ...asked, paths, rate });
      add(`${name}, at ${rate}/s, p95`, calm.p95Ms, 'ms', p95, true);
      const full = await measureFull({ ...asked, paths });
      add(`${name}, as many as it can`, full.rate, 'req/s', rate, false);
      add(`${name}, refused or failed`, calm.failures + calm.refused + full.failures, '', 0, true);
    }
    await benchFresh(asked, listMs, add);
    const seedMs = api.seedMs();
    if (seedMs !== null)
      add('seed without pictures', seedMs / 1000, 's', Math.max(15, Math.round(products / 150)), true);
  } finally {
    clearInterval(changing);
    await api.stop();
  }
}

type Asked = { origin: string; connections: number; seconds: number };
type Add = (what: string, value: number, unit: string, goal: number, isUpper: boolean) => void;

/** Lists for the first time: at a steady rate, as many as it can, and at least twice as many as that. */
async function benchFresh(asked: Asked, listMs: number, add: Add): Promise<void> {
  const calm = await measurePaced({ ...asked, paths: freshLists(0, 5000), rate: freshRate });
  add(`first-time lists, at ${freshRate}/s, p50`, calm.p50Ms, 'ms', listMs, true);
  add(`first-time lists, at ${freshRate}/s, p95`, calm.p95Ms, 'ms', listMs, true);
  const full = await measureFull({ ...asked, paths: freshLists(5000, 9000) });
  add('first-time lists, as many as it can', full.rate, 'req/s', freshRate, false);
  // Who is refused asks again at once: of so many, at least as many as it can carry are too many.
  const crowd = Math.ceil(full.rate * 2 * queueSeconds) + asked.connections;
  const over = await measureFull({ ...asked, paths: freshLists(14_000, 8000), connections: crowd });
  const offered = Math.round(over.rate + over.refused / asked.seconds);
  const what = `${crowd} connections (${offered}/s)`;
  add(`${what}, p99 of the answered`, over.p99Ms, 'ms', 500, true);
  add(`${what}, answered`, over.rate, 'req/s', Math.round(full.rate / 2), false);
  add(`${what}, neither answered nor 503`, over.failures, '', 0, true);
}

async function withServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function benchPostgres(products: number, url: string): Promise<void> {
  const change = async () => {
    await withServer(url, (client) =>
      client.query('update product_options set stock = stock + 1 where product_option_id = 20'),
    ).catch(() => undefined);
  };
  const environment = { DATABASE_URL: url, DATA_DIR: dataFolder };
  await bench({ database: 'PostgreSQL', products, environment, change });
}

/** A database of its own for one size; false when no server answers. */
async function benchNewPostgres(products: number): Promise<boolean> {
  const name = `mall_bench_${process.pid}_${products}`;
  const isThere = await withServer(serverUrl, (client) => client.query(`create database ${name}`)).then(
    () => true,
    () => false,
  );
  if (!isThere) return false;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  try {
    await benchPostgres(products, url.href);
  } finally {
    await withServer(serverUrl, (client) => client.query(`drop database if exists ${name}`));
  }
  return true;
}

rmSync(dataFolder, { recursive: true, force: true });
mkdirSync(dataFolder, { recursive: true });
const million = process.argv.includes('--million') ? [1_000_000] : [];
const sizes = onlySize ? [Number(onlySize)] : [3000, 100_000, ...million];
const [smallest = 3000] = sizes;
if (seededUrl) await benchPostgres(smallest, seededUrl);
else {
  if (only !== 'postgresql')
    await bench({
      database: 'PGlite',
      products: smallest,
      environment: { DATABASE_URL: '', DATA_DIR: dataFolder },
    });
  for (const size of only === 'pglite' ? [] : sizes) {
    if (await benchNewPostgres(size)) continue;
    console.log('no PostgreSQL answers; only PGlite was measured');
    break;
  }
}
rmSync(dataFolder, { recursive: true, force: true });
console.table(rows);
