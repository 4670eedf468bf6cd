import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { measureLoad } from './tasks/measure-load.ts';
import { runApi } from './tasks/running-api.ts';
import { root } from './tasks/workspace.ts';

/** `npm run bench -- api`: lists and product pages under load, on both databases. */
interface Row {
  database: string;
  what: string;
  measured: string;
  goal: string;
  isMet: boolean;
}

const rows: Row[] = [];
const isQuick = process.argv.includes('--quick');
const seconds = isQuick ? 4 : 12;
const products = Number(process.argv.find((word) => word.startsWith('--products='))?.slice(11) ?? 3000);
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
const listGoalMs = products <= 3000 ? 30 : products <= 100_000 ? 60 : 200;
const views = Array.from({ length: 60 }, (_, index) => `/api/products/view/${index * 7 + 1}`);
/** Lists that nobody asked for before, each once: what the cache cannot help with. */
const freshLists = Array.from({ length: 240 }, (_, index) => {
  const brands = [index % 28, (index * 5 + 3 + Math.floor(index / 28)) % 28].map(
    (id) => `&f_brands[]=${id + 1}`,
  );
  return `${lists[index % lists.length]}${brands.join('')}`;
});

async function bench(database: string, environment: Record<string, string>, change?: () => Promise<void>) {
  const api = await runApi({ SEED_PRODUCTS: String(products), ...environment });
  const add = (what: string, value: number, unit: string, goal: number, isUpper: boolean) =>
    rows.push({
      database,
      what,
      measured: `${Math.round(value * 10) / 10} ${unit}`,
      goal: `${isUpper ? '≤' : '≥'} ${goal} ${unit}`,
      isMet: isUpper ? value <= goal : value >= goal,
    });
  /** Something of the catalogue changes every second: the caches have to earn their figures. */
  const changing = change ? setInterval(() => void change(), 1000) : undefined;
  try {
    const asked = { origin: api.origin, connections, seconds };
    await measureLoad({ ...asked, paths: [...lists, ...views], seconds: 6 });
    for (const [name, paths, p95, rate] of [
      ['lists with 3 filters and facets', lists, listGoalMs, 1000],
      ['product views', views, 10, 2000],
    ] as const) {
      // Waiting times at the wanted rate: a full pipe only measures itself.
      const calm = await measureLoad({ ...asked, paths, rate });
      add(`${name}, ${connections} connections at ${rate}/s, p50`, calm.p50Ms, 'ms', p95, true);
      add(`${name}, ${connections} connections at ${rate}/s, p95`, calm.p95Ms, 'ms', p95, true);
      const full = await measureLoad({ ...asked, paths });
      add(`${name}, as many as it can`, full.rate, 'req/s', rate, false);
      add(`${name}, failures`, calm.failures + full.failures, '', 0, true);
    }
    const uncached = await measureLoad({ ...asked, paths: freshLists, connections: 1, isOnce: true });
    const seedMs = api.seedMs();
    if (seedMs !== null)
      add(`seed of ${products} products`, seedMs / 1000, 's', Math.max(15, Math.round(products / 150)), true);
    add('a list for the first time, one connection, p95', uncached.p95Ms, 'ms', listGoalMs, true);
  } finally {
    clearInterval(changing);
    await api.stop();
  }
}

async function withServer<T>(work: (client: pg.Client) => Promise<T>, database?: string): Promise<T> {
  const url = new URL(serverUrl);
  if (database) url.pathname = `/${database}`;
  const client = new pg.Client({ connectionString: url.href, connectionTimeoutMillis: 1000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

rmSync(dataFolder, { recursive: true, force: true });
mkdirSync(dataFolder, { recursive: true });
if (only !== 'postgresql') await bench('PGlite', { DATABASE_URL: '', DATA_DIR: dataFolder });

const name = `mall_bench_${process.pid}`;
const isThere =
  only !== 'pglite' &&
  (await withServer((client) => client.query(`create database ${name}`)).then(
    () => true,
    () => false,
  ));
if (isThere) {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const change = async () => {
    await withServer(
      (client) => client.query('update product_options set stock = stock + 1 where product_option_id = 20'),
      name,
    ).catch(() => undefined);
  };
  try {
    await bench('PostgreSQL', { DATABASE_URL: url.href, DATA_DIR: dataFolder }, change);
  } finally {
    await withServer((client) => client.query(`drop database if exists ${name}`));
  }
} else if (only !== 'pglite') console.log('no PostgreSQL answers; only PGlite was measured');
rmSync(dataFolder, { recursive: true, force: true });
console.table(rows);
