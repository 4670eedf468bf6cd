import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { benchOrders } from './bench-api/orders.ts';
import { benchFirstStart, sampleProducts } from './bench-api/pictures.ts';
import { keepChanging, withNewDatabase } from './bench-api/postgres.ts';
import { benchFresh, benchKept } from './bench-api/reads.ts';
import { reportOf, rows } from './bench-api/report.ts';
import { buildServices } from './tasks/build-services.ts';
import { holdToCore } from './tasks/hold-to-core.ts';
import { runService } from './tasks/running-service.ts';
import { root } from './tasks/workspace.ts';

/**
 * `npm run bench -- api`: lists, product pages and orders under load, and the first start, on both databases.
 * `--quick` takes a third of the time; `--products=N` is one size only, without it 3,000, on PostgreSQL 100,000 too,
 * and with `--million` 1,000,000; `--only=pglite` or `--only=postgresql`; `--parts=kept,fresh,orders,start` some parts
 * only; `--at=postgres://…` a shop that was filled before, of the size that `--products` says, which gets orders.
 */
const argument = (name: string) =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const parts = argument('parts')?.split(',');
const has = (part: string) => parts?.includes(part) ?? true;
const only = argument('only');
const seededUrl = argument('at');
const million = process.argv.includes('--million') ? [1_000_000] : [];
const sizes = argument('products') ? [Number(argument('products'))] : [3000, 100_000, ...million];
const load = { connections: 50, seconds: process.argv.includes('--quick') ? 4 : 12 };
const dataFolder = path.join(root, '.data/bench-api');
/** The core that the API is held to. */
const core = 1;

const kinds = { pglite: 'PGlite', postgresql: 'PostgreSQL' } as const;

/** An API process with a folder of its own; without an address on PGlite. */
function runApi(products: number, databaseUrl: string, partners: string) {
  return runService('infra/api', {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataFolder,
    API_PORT: '0',
    SEED_PRODUCTS: String(products),
    PORTONE_API_URL: partners,
  });
}

function emptyFolder(): void {
  rmSync(dataFolder, { recursive: true, force: true });
  mkdirSync(dataFolder, { recursive: true });
}

/** Everything under load on one shop, with a change every second where another process can make it. */
async function benchLoad(products: number, databaseUrl: string, partners: string): Promise<void> {
  const report = reportOf(databaseUrl ? kinds.postgresql : kinds.pglite, products);
  emptyFolder();
  const api = await runApi(products, databaseUrl, partners);
  const target = { ...load, origin: api.origin };
  if (!holdToCore(api.pid, core)) console.log('no taskset here: the API has all cores');
  const stopChanging = databaseUrl ? keepChanging(databaseUrl) : () => undefined;
  try {
    const seedMs = /"ms":(\d+),"msg":"seeded"/.exec(api.log())?.[1];
    if (seedMs)
      report.atMost(
        'seed without pictures',
        Number(seedMs) / 1000,
        's',
        Math.max(15, Math.round(products / 150)),
      );
    if (has('kept')) await benchKept(target, products, report);
    if (has('fresh')) await benchFresh(target, products, report);
    if (has('orders')) await benchOrders(target, partners, report);
  } finally {
    stopChanging();
    await api.stop();
  }
}

/** The first start of the sample shop, on all cores as it is. */
async function benchStart(databaseUrl: string, partners: string): Promise<void> {
  emptyFolder();
  const report = reportOf(databaseUrl ? kinds.postgresql : kinds.pglite, sampleProducts);
  await benchFirstStart(() => runApi(sampleProducts, databaseUrl, partners), report);
}

async function benchAll(partners: string): Promise<void> {
  const [smallest = 3000] = sizes;
  if (seededUrl) return benchLoad(smallest, seededUrl, partners);
  const isLoaded = ['kept', 'fresh', 'orders'].some(has);
  if (only !== 'postgresql') {
    if (isLoaded) await benchLoad(smallest, '', partners);
    if (has('start')) await benchStart('', partners);
  }
  if (only === 'pglite') return;
  let isThere = true;
  for (const size of isLoaded ? sizes : [])
    isThere &&= await withNewDatabase(String(size), (url) => benchLoad(size, url, partners));
  if (has('start')) isThere &&= await withNewDatabase('start', (url) => benchStart(url, partners));
  if (!isThere) console.log('no PostgreSQL answers; only PGlite was measured');
}

await buildServices();
const partners = await runService('infra/partners', { PARTNERS_PORT: '0', LOG_LEVEL: 'error' });
try {
  await benchAll(partners.origin);
} finally {
  await partners.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}
console.table(rows);
