import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildServices } from '@mall/scripts/release/build-services';
import { readArguments, readCount, readWords } from '@mall/scripts/shop/read-arguments';
import { root } from '@mall/scripts/workspace';
import { calmDatabase } from './api/calm-database.ts';
import { keepChanging } from './api/keep-changing.ts';
import { benchOrders } from './api/orders.ts';
import { benchFirstStart, sampleProducts } from './api/pictures.ts';
import { benchFresh, benchKept } from './api/reads.ts';
import { type Report, reportOf, rows } from './api/report.ts';
import { holdToCore } from './load/hold-to-core.ts';
import { describeMachine, readMachine } from './services/machine.ts';
import { withNewDatabase } from './services/new-database.ts';
import { runService } from './services/running-service.ts';

const help = `Measures lists, product pages and orders of the API under load, and its first start, on PGlite and PostgreSQL.

  npm run bench -- api                        3,000 products, on PostgreSQL 100,000 as well
  npm run bench -- api --million              and 1,000,000
  npm run bench -- api --products=20000       one size only
  npm run bench -- api --quick                a third of the time
  npm run bench -- api --only=postgresql      one database: pglite or postgresql
  npm run bench -- api --parts=kept,orders    some of kept, fresh, orders, start
  npm run bench -- api --at=postgres://…      a shop filled before, of the size that --products says; it gets orders`;

const kinds = { pglite: 'PGlite', postgresql: 'PostgreSQL' } as const;
const partNames = ['kept', 'fresh', 'orders', 'start'];
const options = readArguments(
  help,
  {
    quick: { type: 'boolean', default: false },
    million: { type: 'boolean', default: false },
    products: { type: 'string' },
    only: { type: 'string', default: Object.keys(kinds).join() },
    parts: { type: 'string', default: partNames.join() },
    at: { type: 'string' },
  },
  process.argv.slice(3),
);
const parts = readWords(options.parts, partNames, help);
const has = (part: string) => parts.includes(part);
const databases = readWords(options.only, Object.keys(kinds), help);
const { at: seededUrl } = options;
const million = options.million ? [1_000_000] : [];
const sizes = options.products ? [readCount(options.products, help)] : [3000, 100_000, ...million];
const load = { connections: 50, seconds: options.quick ? 4 : 12 };
const dataFolder = path.join(root, '.data/bench-api');
/** The core that the API is held to, and the one that asks it at a steady rate. */
const core = 1;
const askingCore = 0;

/** An API process with a folder of its own; without an address on PGlite. Drawing takes time from what is measured. */
function runApi(products: number, databaseUrl: string, partners: string, drawAhead: number) {
  return runService('infra/api', {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataFolder,
    API_PORT: '0',
    SEED_PRODUCTS: String(products),
    DRAW_AHEAD: String(drawAhead),
    PORTONE_API_URL: partners,
  });
}

function emptyFolder(): void {
  rmSync(dataFolder, { recursive: true, force: true });
  mkdirSync(dataFolder, { recursive: true });
}

/** Fills a shop and ends the process that did it: what is measured is one that serves, without what a seed leaves. */
async function fill(products: number, databaseUrl: string, partners: string, report: Report): Promise<void> {
  const api = await runApi(products, databaseUrl, partners, 0);
  await api.stop();
  const seedMs = /"ms":(\d+),"msg":"seeded"/.exec(api.log())?.[1];
  if (seedMs) {
    const goalSeconds = Math.max(15, Math.round(products / 150));
    report.atMost('seed without pictures', Number(seedMs) / 1000, 's', goalSeconds);
  }
  if (databaseUrl) await calmDatabase(databaseUrl);
}

/** Everything under load on one shop, with a change every second where another process can make it. */
async function benchLoad(products: number, databaseUrl: string, partners: string): Promise<void> {
  const report = reportOf(databaseUrl ? kinds.postgresql : kinds.pglite, products);
  emptyFolder();
  await fill(products, databaseUrl, partners, report);
  const api = await runApi(products, databaseUrl, partners, 0);
  const target = { ...load, askingCore, origin: api.origin };
  if (!holdToCore(api.pid, core)) console.log('no taskset here: the API has all cores');
  const stopChanging = databaseUrl ? keepChanging(databaseUrl) : () => undefined;
  try {
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
  await benchFirstStart(() => runApi(sampleProducts, databaseUrl, partners, sampleProducts), report);
}

async function benchAll(partners: string): Promise<void> {
  const [smallest = 3000] = sizes;
  if (seededUrl) return benchLoad(smallest, seededUrl, partners);
  const isLoaded = ['kept', 'fresh', 'orders'].some(has);
  if (databases.includes('pglite')) {
    if (isLoaded) await benchLoad(smallest, '', partners);
    if (has('start')) await benchStart('', partners);
  }
  if (!databases.includes('postgresql')) return;
  let isThere = true;
  for (const size of isLoaded ? sizes : [])
    isThere &&= await withNewDatabase(String(size), (url) => benchLoad(size, url, partners));
  if (has('start')) isThere &&= await withNewDatabase('start', (url) => benchStart(url, partners));
  if (!isThere) console.log('no PostgreSQL answers; only PGlite was measured');
}

await buildServices();
const machine = readMachine();
const partners = await runService('infra/partners', { PARTNERS_PORT: '0', LOG_LEVEL: 'error' });
try {
  await benchAll(partners.origin);
} finally {
  await partners.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}
console.table(rows);
console.log(describeMachine(machine));
