import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildServices } from '@mall/scripts/release/build-services';
import { root } from '@mall/scripts/workspace';
import { holdToCore } from '../load/hold-to-core.ts';
import { describeMachine, readMachine } from '../services/machine.ts';
import { withNewDatabase } from '../services/new-database.ts';
import { runService } from '../services/running-service.ts';
import { calmDatabase } from './calm-database.ts';
import { keepChanging } from './keep-changing.ts';
import { benchOrders } from './orders.ts';
import { benchFirstStart, sampleProducts } from './pictures.ts';
import { benchCached, benchFresh } from './reads.ts';
import { type Report, reportOf, rows } from './report.ts';

export const databaseKinds = ['pglite', 'postgresql'] as const;
export const apiParts = ['cached', 'fresh', 'orders', 'start'] as const;
const kinds = { pglite: 'PGlite', postgresql: 'PostgreSQL' } as const;

export interface ApiBenchOptions {
  quick?: boolean;
  million?: boolean;
  products?: number;
  only: readonly (typeof databaseKinds)[number][];
  parts: readonly (typeof apiParts)[number][];
  /** Address of a shop that was filled before. */
  at?: string;
}

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
async function benchLoad(
  { parts, quick }: ApiBenchOptions,
  products: number,
  databaseUrl: string,
  partners: string,
): Promise<void> {
  const report = reportOf(databaseUrl ? kinds.postgresql : kinds.pglite, products);
  emptyFolder();
  await fill(products, databaseUrl, partners, report);
  const api = await runApi(products, databaseUrl, partners, 0);
  const target = { connections: 50, seconds: quick ? 4 : 12, askingCore, origin: api.origin };
  if (!holdToCore(api.pid, core)) console.log('no taskset here: the API has all cores');
  const stopChanging = databaseUrl ? keepChanging(databaseUrl) : () => undefined;
  try {
    if (parts.includes('cached')) await benchCached(target, products, report);
    if (parts.includes('fresh')) await benchFresh(target, products, report);
    if (parts.includes('orders')) await benchOrders(target, partners, report);
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

async function benchAll(options: ApiBenchOptions, partners: string): Promise<void> {
  const { parts, only, products, million, at } = options;
  const sizes = products ? [products] : [3000, 100_000, ...(million ? [1_000_000] : [])];
  const [smallest = 3000] = sizes;
  if (at) return benchLoad(options, smallest, at, partners);
  const isLoaded = parts.some((part) => part !== 'start');
  const isStarted = parts.includes('start');
  if (only.includes('pglite')) {
    if (isLoaded) await benchLoad(options, smallest, '', partners);
    if (isStarted) await benchStart('', partners);
  }
  if (!only.includes('postgresql')) return;
  let isThere = true;
  for (const size of isLoaded ? sizes : [])
    isThere &&= await withNewDatabase(String(size), (url) => benchLoad(options, size, url, partners));
  if (isStarted) isThere &&= await withNewDatabase('start', (url) => benchStart(url, partners));
  if (!isThere) console.log('no PostgreSQL answers; only PGlite was measured');
}

/** Measures the API under load and its first start, on the databases and sizes that the options name. */
export async function benchApi(options: ApiBenchOptions): Promise<void> {
  await buildServices();
  const machine = readMachine();
  const partners = await runService('infra/partners', { PARTNERS_PORT: '0', LOG_LEVEL: 'error' });
  try {
    await benchAll(options, partners.origin);
  } finally {
    await partners.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
  console.table(rows);
  console.log(describeMachine(machine));
}
