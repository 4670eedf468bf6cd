import { searchProducts } from '@mall/contracts/api/catalogue/products';
import { login } from '@mall/contracts/api/people/members';
import { metricsText } from '@mall/service-kit/metrics/registry';
import { metricValue } from '@mall/service-kit/testing/metric-value';
import { sql } from 'kysely';
import { pino } from 'pino';
import { createApp } from '../../app/app.ts';
import { exposeApi } from '../../app/expose-api.ts';
import { createLease } from '../../jobs/lease.ts';
import { runEvery } from '../../jobs/run-every.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/database/open-test-database.ts';
import { newVisitor, startTestApi, type TestApi } from '../../testing/servers/start-test-api.ts';

let database: TestDatabase;
let api: TestApi;
beforeAll(async () => {
  database = await openTestDatabase();
  api = await startTestApi({ database, environment: { METRICS_PORT: '0' } });
  exposeApi(api.app, database);
});
afterAll(() => api.close());

const value = async (name: string, labels: Record<string, string> = {}) =>
  metricValue(await metricsText(), name, labels) ?? 0;

it('counts calls by the names of their contracts, and statements', async () => {
  const statements = await value('api_database_query_seconds_count', {
    operation: 'select',
    outcome: 'done',
  });
  await api.call(searchProducts, { query: { search_keyword: 'a-word-of-a-shopper' } });
  const body = { provider: 'normal', user_id: 'nobody01', user_passwd: 'wrong-one-1' } as const;
  await api.call(login, { body }, newVisitor());
  expect(
    await value('http_request_seconds_count', { method: 'GET', route: searchProducts.id, status: '200' }),
  ).toBe(1);
  expect(await value('http_request_seconds_count', { method: 'POST', route: login.id })).toBe(1);
  await api.app.inject({ url: '/api/made-up/of-a-shopper' });
  expect(await value('http_request_seconds_count', { route: 'no route', status: '404' })).toBe(1);
  expect(
    await value('api_database_query_seconds_count', { operation: 'select', outcome: 'done' }),
  ).toBeGreaterThan(statements);
  await expect(sql`select 1 / 0`.execute(api.db)).rejects.toThrow('division');
  expect(await value('api_database_query_seconds_count', { operation: 'select', outcome: 'failed' })).toBe(1);
  expect(await metricsText()).not.toMatch(/made-up|a-word-of-a-shopper|nobody01/);
});

it('says how many connections are used, and who waits', async () => {
  expect(await value('api_database_connections', { state: 'used' })).toBe(0);
  await api.db.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx);
    expect(await value('api_database_connections', { state: 'used' })).toBe(1);
  });
  expect(await value('api_admitted_calls', { lane: 'shop', state: 'working' })).toBe(0);
});

it('says how rounds of jobs went, and which another process held the lease of', async () => {
  const other = createLease(api.db, 'measured', { holder: 'other' });
  await other.take();
  let isAway = true;
  const stop = runEvery({
    job: 'measured',
    everyMs: 5,
    round: async () => {
      if (isAway) throw new Error('away');
    },
    logger: { error: () => undefined },
    failure: 'failed',
    lease: createLease(api.db, 'measured', { holder: 'this' }),
  });
  const until = async (outcome: string) => {
    while ((await value('api_job_seconds_count', { task: 'measured', outcome })) === 0)
      await new Promise(setImmediate);
  };
  await until('elsewhere');
  await other.release();
  await until('failed');
  isAway = false;
  await until('done');
  await stop();
});

it('names the request in what it logs, as the edge named it', async () => {
  const lines: string[] = [];
  const logger = pino({ base: null }, { write: (line) => lines.push(line) });
  const config = { ...api.config, ACCESS_LOG: true };
  const app = createApp({ ...api.deps, config, logger });
  await app.ready();
  const headers = { 'x-request-id': 'a'.repeat(32) };
  await sql`alter table brands rename to brands_away`.execute(api.db);
  await app.inject({ url: '/api/products/brands?token=secret', headers });
  await sql`alter table brands_away rename to brands`.execute(api.db);
  await app.inject({ url: '/api/made-up/of-a-shopper' });
  const entries = lines.map((line) => JSON.parse(line));
  const failed = entries.find(({ msg }) => msg === 'call failed');
  const [first, second] = entries.filter(({ msg }) => msg === 'request');
  expect([failed?.requestId, first?.requestId]).toEqual(['a'.repeat(32), 'a'.repeat(32)]);
  expect(first).toMatchObject({
    method: 'GET',
    status: 503,
    ms: expect.any(Number),
    bytes: expect.any(Number),
  });
  expect(second).toMatchObject({
    route: 'no route',
    status: 404,
    requestId: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect(JSON.stringify([first, second])).not.toMatch(/secret|of-a-shopper/);
  await app.close();
});
