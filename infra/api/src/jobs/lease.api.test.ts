import { sql } from 'kysely';
import { openPostgres } from '../platform/database/open-postgres.ts';
import { openTestDatabase, type TestDatabase } from '../testing/database/open-test-database.ts';
import { createLease } from './lease.ts';
import { runEvery } from './run-every.ts';

/**
 * Several API processes on one database: each reconciler once asked the payment provider about every open order, so that
 * three processes asked three times. PGlite has one process; there the two holders share its connection.
 */

let one: TestDatabase;
/** The database as another process has it: with a pool of its own where there can be one. */
let other: Pick<TestDatabase, 'db' | 'close'>;

beforeAll(async () => {
  one = await openTestDatabase();
  other = one.url === null ? { db: one.db, close: async () => undefined } : await openPostgres(one.url);
});
afterAll(async () => {
  await other.close();
  await one.close();
});
beforeEach(() => one.db.deleteFrom('leases').execute());

const job = (db: TestDatabase['db'], holder: string, leaseMs = 60_000) =>
  createLease(db, 'a job', { holder, leaseMs });

it('one process does a round, and the other does none as long as the first one goes on', async () => {
  const asked: string[] = [];
  const round = (holder: string) => async () => asked.push(holder);
  const [first, second] = [job(one.db, 'first'), job(other.db, 'second')];
  for (let rounds = 0; rounds < 3; rounds += 1)
    await Promise.all([first.during(round('first')), second.during(round('second'))]);
  // The first process to take the lease has all of them.
  expect(asked).toHaveLength(3);
  expect(new Set(asked).size).toBe(1);
});

it('a process that leaves hands over at once', async () => {
  const [first, second] = [job(one.db, 'first'), job(other.db, 'second')];
  expect(await first.take()).toBe(true);
  expect(await second.take()).toBe(false);
  await first.release();
  expect(await second.take()).toBe(true);
  // What it has no more it cannot give away.
  await first.release();
  expect(await first.take()).toBe(false);
});

it('a process that dies in a round is followed within its lease', async () => {
  const [dead, next] = [job(one.db, 'dead', 500), job(other.db, 'next', 500)];
  expect(await dead.take()).toBe(true);
  const died = performance.now();
  // From here on it says nothing any more.
  let asked = 0;
  while (!(await next.take())) asked += 1;
  expect(asked).toBeGreaterThan(0);
  expect(performance.now() - died).toBeGreaterThan(400);
  expect(await dead.take()).toBe(false);
});

it('a round that takes longer than a lease keeps it', async () => {
  const [slow, next] = [job(one.db, 'slow', 300), job(other.db, 'next', 300)];
  let refused = 0;
  const done = await slow.during(async () => {
    const begun = performance.now();
    while (performance.now() - begun < 1200)
      if (!(await next.take())) refused += 1;
      else throw new Error('the other process took the lease of one that works');
  });
  expect([done, refused > 0]).toEqual([true, true]);
});

it('the database decides by its own clock', async () => {
  await job(one.db, 'first').take();
  const { rows } = await sql<{ left: number }>`
    select extract(epoch from expires_at - now())::float as left from leases`.execute(one.db);
  expect(rows[0]?.left).toBeGreaterThan(55);
  expect(rows[0]?.left).toBeLessThan(61);
});

it('a job that stops lets another process begin', async () => {
  const rounds: string[] = [];
  const begin = (db: TestDatabase['db'], holder: string) =>
    runEvery({
      job: 'a job',
      everyMs: 20,
      round: async () => rounds.push(holder),
      logger: { error: () => undefined },
      failure: 'a round failed',
      lease: job(db, holder),
    });
  const until = async (holder: string) => {
    while (!rounds.includes(holder)) await new Promise(setImmediate);
  };
  const stopFirst = begin(one.db, 'first');
  await until('first');
  const stopSecond = begin(other.db, 'second');
  await stopFirst();
  await until('second');
  await stopSecond();
  expect(rounds.indexOf('second')).toBeGreaterThan(rounds.lastIndexOf('first'));
});
