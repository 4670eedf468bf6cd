import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../../testing/database/open-test-database.ts';
import { startCutLine } from '../../testing/servers/cut-line.ts';
import { startTestApi, type TestApi } from '../../testing/servers/start-test-api.ts';
import { openPostgres } from './open-postgres.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** A read with how it was answered. */
async function read(api: TestApi) {
  const reply = await api.app.inject({ url: '/api/products/view/2' });
  return {
    status: reply.statusCode,
    code: reply.json().code,
    retryAfter: reply.headers['retry-after'],
  };
}

it('a slow database: reads answer 503 without waiting for it, and go on when it is well again', async () => {
  const api = await startTestApi({ database: { ...database, close: async () => undefined } });
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isLocked: () => void = () => undefined;
  const locked = new Promise<void>((resolve) => {
    isLocked = resolve;
  });
  const holder = database.db.transaction().execute(async (tx) => {
    await sql`lock table products in access exclusive mode`.execute(tx);
    isLocked();
    await held;
  });
  await locked;
  const replies = await Promise.all([read(api), read(api)]);
  for (const reply of replies) {
    expect(reply).toMatchObject({ status: 503, code: 'UNAVAILABLE', retryAfter: '2' });
  }
  release();
  await holder;
  expect(await read(api)).toMatchObject({ status: 200 });
  await api.close();
});

it('a database that is gone: reads answer 503 without waiting for it, and the process finds it again', async () => {
  // PGlite runs in this process and cannot go away without it.
  if (!database.url) return;
  const url = new URL(database.url);
  const line = await startCutLine({ host: url.hostname, port: Number(url.port || 5432) });
  url.port = String(line.port);
  const api = await startTestApi({ database: await openPostgres(url.href) });
  expect(await read(api)).toMatchObject({ status: 200 });
  line.cut();
  const replies = await Promise.all(Array.from({ length: 20 }, () => read(api)));
  for (const reply of replies) {
    expect(reply).toMatchObject({ status: 503, retryAfter: '2' });
  }
  line.mend();
  expect(await read(api)).toMatchObject({ status: 200 });
  await api.close();
  await line.close();
});
