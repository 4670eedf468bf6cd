import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { buildServices } from './tasks/build-services.ts';
import { root } from './tasks/workspace.ts';

/**
 * Crowds at the door: `--runs` times (100) 500 buyers at once want 10 pieces, from two API processes on PostgreSQL
 * (`TEST_DATABASE_URL`, or the local server). Every run has to end in exactly 10 paid orders.
 */
const runs = Number(process.argv[process.argv.indexOf('--runs') + 1]) || 100;
const buyers = 500;
const pieces = 10;
const serverUrl = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const databaseName = `mall_crowd_${process.pid}`;

interface Service {
  url: string;
  stop: () => void;
}

/** Starts a bundled service on a free port. */
async function start(folder: string, env: Record<string, string>): Promise<Service> {
  const child = fork(path.join(root, folder, 'dist/server.mjs'), [], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, LOG_LEVEL: 'error', ...env },
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message: { port: number }) => resolve(message.port));
    child.once('exit', (code) => reject(new Error(`${folder} ended with code ${code}`)));
  });
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill('SIGTERM') };
}

const startApi = (databaseUrl: string, partners: string) =>
  start('infra/api', {
    DATABASE_URL: databaseUrl,
    DATA_DIR: mkdtempSync(path.join(tmpdir(), 'mall-crowd-')),
    PORTONE_API_URL: partners,
    API_PORT: '0',
    SEED_PRODUCTS: '60',
  });

/** What the shopper does at the payment provider. */
async function pay(partners: string, payment: Payment): Promise<void> {
  const request = new URLSearchParams({
    storeId: payment.store_id,
    channelKey: payment.channel_key,
    paymentId: payment.payment_id,
    orderName: payment.order_name,
    totalAmount: String(payment.total_amount),
    currency: 'KRW',
    payMethod: 'CARD',
    redirectUrl: 'http://127.0.0.1/order/payment',
  });
  await fetch(`${partners}/pay?${request}`);
  const decision = new URLSearchParams({ paymentId: payment.payment_id, decision: 'approve' });
  await fetch(`${partners}/pay`, { method: 'POST', body: decision, redirect: 'manual' });
}

interface Payment {
  store_id: string;
  channel_key: string;
  payment_id: string;
  order_name: string;
  total_amount: number;
}

interface Reply {
  status: number;
  code?: string;
  data: {
    temporary_id: string;
    order_id: string;
    amount: { total: number };
    payment: Payment;
    payment_state: string;
  };
}

/** One call; who is told to come back (503) does so, as a shopper would. */
async function post(url: string, session: string, body: object, key = ''): Promise<Reply> {
  for (let attempt = 0; ; attempt += 1) {
    const reply = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'client-session-id': session,
        ...(key ? { 'idempotency-key': key } : {}),
      },
      body: JSON.stringify(body),
    });
    const envelope = (await reply.json()) as Omit<Reply, 'status'>;
    if (reply.status !== 503 || attempt >= 30) return { ...envelope, status: reply.status };
    await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 400));
  }
}

const form = {
  orderer_name: '김서연',
  orderer_phone: '01000000001',
  orderer_email: 'shopper@example.com',
  receiver_name: '김서연',
  receiver_phone: '01000000001',
  zipcode: '04793',
  address: '서울특별시 성동구 가상로 45',
  address_detail: '',
  delivery_memo: '',
  pay_method: 'CARD',
  is_agreed: true,
};

interface Option {
  product_id: number;
  product_option_id: number;
}

/** Codes of all buyers, how often each. */
async function crowd(
  urls: readonly string[],
  partners: string,
  option: Option,
): Promise<Map<string, number>> {
  const results = new Map<string, number>();
  const buy = async (index: number): Promise<string> => {
    const api = urls[index % urls.length];
    const session = randomUUID();
    const products = [{ ...option, order_quantity: 1 }];
    const temporary = await post(`${api}/api/orders/setOrderTemporary`, session, {
      products,
      order_location: 'goods',
    });
    if (temporary.status !== 200) return temporary.code ?? String(temporary.status);
    const { temporary_id } = temporary.data;
    const sheet = await post(`${api}/api/orders/orderPurchase`, session, { temporary_id });
    if (sheet.status !== 200) return sheet.code ?? String(sheet.status);
    const order = { temporary_id, form, expected_total: sheet.data.amount.total };
    const placed = await post(`${api}/api/orders`, session, order, randomUUID());
    if (placed.status !== 200) return placed.code ?? String(placed.status);
    await pay(partners, placed.data.payment);
    const { order_id } = placed.data;
    const checked = await post(`${api}/api/orders/checkOrderPayment`, session, { order_id });
    return checked.data.payment_state;
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
const partners = await start('infra/partners', { PARTNERS_PORT: '0' });
const apis = [await startApi(databaseUrl.href, partners.url), await startApi(databaseUrl.href, partners.url)];
const database = new pg.Client({ connectionString: databaseUrl.href });
await database.connect();
const failures: string[] = [];
try {
  const { rows } = await database.query<Option>(
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
      apis.map((api) => api.url),
      partners.url,
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
  for (const service of [...apis, partners]) service.stop();
  await database.end();
  await admin.query(`drop database ${databaseName} with (force)`);
  await admin.end();
}
console.log(
  `${runs - failures.length} of ${runs} runs ended in exactly ${pieces} paid orders for ${buyers} buyers`,
);
process.exitCode = failures.length > 0 ? 1 : 0;
