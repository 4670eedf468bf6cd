import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { TestJob } from '../testing/thread-of-jobs.ts';
import { PoolFull, ThreadPool, type ThreadPoolOptions } from './thread-pool.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'threads-'));
const file = path.join(folder, 'thread.mjs');
const pools: ThreadPool<TestJob, number, 'all'>[] = [];
const turn = { lane: 'all', caller: 'one' } as const;
const lanes = (places: number) => ({ all: { places, startsBelow: 8, perCaller: 8 } });

function poolOf(options: Partial<ThreadPoolOptions<'all'>> = {}) {
  const pool = new ThreadPool<TestJob, number, 'all'>({
    file: pathToFileURL(file),
    threads: 1,
    jobsPerThread: 2,
    lanes: lanes(100),
    waitMs: 20_000,
    limitMs: 20_000,
    answerMs: 5000,
    resourceLimits: { maxOldGenerationSizeMb: 32 },
    ...options,
  });
  pools.push(pool);
  return pool;
}

const answer = (number: number): TestJob => ({ does: 'answer', number });

beforeAll(() =>
  build({
    entryPoints: [path.join(import.meta.dirname, '../testing/thread-of-jobs.ts')],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
  }),
);
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a pool of threads', () => {
  it('answers every job, however many wait for a thread', async () => {
    const pool = poolOf();
    const numbers = Array.from({ length: 50 }, (_, index) => index);
    await expect(Promise.all(numbers.map((number) => pool.run(answer(number), turn)))).resolves.toEqual(
      numbers,
    );
  });

  it('starts jobs in the order they came, so that nobody waits behind those who came later', async () => {
    const pool = poolOf({ jobsPerThread: 1 });
    const done: number[] = [];
    const run = async (number: number) => done.push(await pool.run(answer(number), turn));
    const first = [0, 1, 2].map(run);
    // Every answer brings a new visitor at once.
    await Promise.all(first.map((job, index) => job.then(() => run(index + 3))));
    expect(done).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('hands on what went wrong in a job and goes on', async () => {
    const pool = poolOf();
    await expect(pool.run({ does: 'fail', text: 'no product' }, turn)).rejects.toThrow('no product');
    await expect(pool.run(answer(1), turn)).resolves.toBe(1);
  });

  it('gives up a job that waits too long, and its thread with the other jobs goes on', async () => {
    const pool = poolOf({ limitMs: 300 });
    const late = pool.run({ does: 'wait for ever' }, turn);
    await expect(pool.run(answer(1), turn)).resolves.toBe(1);
    await expect(late).rejects.toThrow('not done within 300 ms');
    await expect(pool.run(answer(2), turn)).resolves.toBe(2);
  });

  it('replaces a thread that does not answer any more', async () => {
    const pool = poolOf({ limitMs: 1500, answerMs: 10 });
    await expect(pool.run(answer(1), turn)).resolves.toBe(1);
    await expect(pool.run({ does: 'block for ever' }, turn)).rejects.toThrow('not done within 1500 ms');
    await expect(pool.run(answer(2), turn)).resolves.toBe(2);
  });

  it('replaces a thread that runs out of memory, and says so to its job', async () => {
    const pool = poolOf();
    await expect(pool.run({ does: 'fill the memory' }, turn)).rejects.toThrow(/memory/);
    await expect(pool.run(answer(2), turn)).resolves.toBe(2);
  });

  it('refuses more than may wait', async () => {
    const pool = poolOf({ jobsPerThread: 1, lanes: lanes(1) });
    await pool.run(answer(0), turn);
    const running = pool.run({ does: 'wait for ever' }, turn);
    const waiting = pool.run(answer(1), turn);
    await expect(pool.run(answer(2), turn)).rejects.toThrow(PoolFull);
    const ends = Promise.allSettled([running, waiting]);
    await pool.close();
    expect(await ends).toMatchObject([
      { reason: { message: 'the thread ended' } },
      { reason: { message: 'the threads are closed' } },
    ]);
  });

  it('refuses a job that waited too long, without ever beginning it', async () => {
    const pool = poolOf({ jobsPerThread: 1, limitMs: 10_000, waitMs: 100 });
    await pool.run(answer(0), turn, 20_000);
    const running = pool.run({ does: 'wait for ever' }, turn);
    await expect(pool.run(answer(1), turn)).rejects.toThrow(PoolFull);
    const ended = Promise.allSettled([running]);
    await pool.close();
    await ended;
  });

  it('gives one caller no more than its share of a thread, so that another goes by', async () => {
    const pool = poolOf({
      jobsPerThread: 3,
      lanes: { all: { places: 10, startsBelow: 3, perCaller: 2 } },
    });
    const slow = Array.from({ length: 5 }, () => pool.run({ does: 'wait for ever' }, turn));
    await expect(pool.run(answer(1), { lane: 'all', caller: 'two' })).resolves.toBe(1);
    const ended = Promise.allSettled(slow);
    await pool.close();
    await ended;
  });
});
