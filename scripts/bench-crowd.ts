import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { buildServices } from './tasks/build-services.ts';
import { readArguments, readCount } from './tasks/read-arguments.ts';
import { runService } from './tasks/running-service.ts';
import { type OptionToBuy, Shopper } from './tasks/shopper.ts';

const help = `Crowds at the door: 500 buyers at once want 10 pieces, from two API processes on PostgreSQL
(TEST_DATABASE_URL, or the local server). Every run has to end in exactly 10 paid orders.

  npm run bench:crowd                100 runs, about a quarter of an hour
  npm run bench:crowd -- --runs=10   fewer`;

const runs = readCount(readArguments(help, { runs: { type: 'string', default: '100' } }).runs, help);
const buyers = 500;
const pieces = 10;
const serverUrl = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const databaseName = `mall_crowd_${process.pid}`;

const startApi = (databaseUrl: string, partners: string) =>
  runService('infra/api', {
    DATABASE_URL: databaseUrl,
    DATA_DIR: mkdtempSync(path.join(tmpdir(), 'mall-crowd-')),
    PORTONE_API_URL: partners,
    API_PORT: '0',
    SEED_PRODUCTS: '60',
    DRAW_AHEAD: '0',
    LOG_LEVEL: 'error',
  });

/** Codes of all buyers, how often each. */
async function crowd(
  origins: readonly string[],
  partners: string,
  option: OptionToBuy,
): Promise<Map<string, number>> {
  const results = new Map<string, number>();
  const buy = async (index: number): Promise<string> => {
    const shopper = new Shopper(origins[index % origins.length] ?? '', partners);
    const sheet = await shopper.choose(option);
    if (typeof sheet === 'string') return sheet;
    const placed = await shopper.place(sheet);
    if (typeof placed === 'string') return placed;
    await shopper.pay(placed.payment);
    return shopper.check(placed.order_id);
  };
  const codes = await Promise.all(Array.from({ length: buyers }, (_, index) => buy(index)));
  for (const code of codes) results.set(code, (results.get(code) ?? 0) + 1);
  return results;
}

const admin = new pg.Client({ connectionString: serverUrl });
await admin.connect();
await admin.query(`create database ${databaseName}`);
const databaseUrl = new URL(serverUrl);
databaseUrl.pathname = `/${databaseName}`;
await buildServices();
const partners = await runService('infra/partners', { PARTNERS_PORT: '0', LOG_LEVEL: 'error' });
const apis = [
  await startApi(databaseUrl.href, partners.origin),
  await startApi(databaseUrl.href, partners.origin),
];
const database = new pg.Client({ connectionString: databaseUrl.href });
await database.connect();
const failures: string[] = [];
try {
  const { rows } = await database.query<OptionToBuy>(
    `select product_id, product_option_id from product_options join products using (product_id)
     where promotions = '{}' and sale_state = 'ON' order by product_option_id limit 1`,
  );
  const [option] = rows;
  if (!option) throw new Error('the catalogue has no option to sell');
  for (let run = 1; run <= runs; run += 1) {
    await database.query('update product_options set stock = $1 where product_option_id = $2', [
      pieces,
      option.product_option_id,
    ]);
    await database.query('update products set is_sold_out = false where product_id = $1', [
      option.product_id,
    ]);
    const held = await database.query(
      "select count(*)::int as count from orders where is_stock_reserved and payment_state = 'PAID'",
    );
    const started = performance.now();
    const results = await crowd(
      apis.map((api) => api.origin),
      partners.origin,
      option,
    );
    const left = await database.query('select stock from product_options where product_option_id = $1', [
      option.product_option_id,
    ]);
    const now = await database.query(
      "select count(*)::int as count from orders where is_stock_reserved and payment_state = 'PAID'",
    );
    const orders = Number(now.rows[0]?.count) - Number(held.rows[0]?.count);
    const isRight = orders === pieces && results.get('PAID') === pieces && left.rows[0]?.stock === 0;
    const line = `run ${run}: ${JSON.stringify(Object.fromEntries(results))}, ${orders} paid orders, stock ${left.rows[0]?.stock}, ${Math.round(performance.now() - started)} ms`;
    console.log(line);
    if (!isRight) failures.push(line);
  }
} finally {
  await Promise.all([...apis, partners].map((service) => service.stop()));
  await database.end();
  await admin.query(`drop database ${databaseName} with (force)`);
  await admin.end();
}
console.log(
  `${runs - failures.length} of ${runs} runs ended in exactly ${pieces} paid orders for ${buyers} buyers`,
);
process.exitCode = failures.length > 0 ? 1 : 0;
