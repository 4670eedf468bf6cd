import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { TestJob } from '../testing/thread-of-jobs.ts';
import { JobHeld, PoolFull, ThreadLost } from './job-errors.ts';
import { ThreadPool, type ThreadPoolOptions } from './thread-pool.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'threads-'));
const file = path.join(folder, 'thread.mjs');
const pools: ThreadPool<TestJob, number, 'all'>[] = [];
const flow = { lane: 'all', caller: 'one' } as const;
const lanes = (places: number) => ({ all: { places, startsBelow: 8, perCaller: 8 } });

function poolOf(options: Partial<ThreadPoolOptions<TestJob, 'all'>> = {}) {
  const pool = new ThreadPool<TestJob, number, 'all'>({
    file: pathToFileURL(file),
    threads: 1,
    jobsPerThread: 2,
    lanes: lanes(100),
    waitMs: 20_000,
    limitMs: 20_000,
    aloneLimitMs: 20_000,
    silentMs: 2500,
    answerMs: 5000,
    groupOf: ({ does }) => does,
    resourceLimits: { maxOldGenerationSizeMb: 32 },
    ...options,
  });
  pools.push(pool);
  return pool;
}

const answer = (number: number): TestJob => ({ does: 'answer', number });
/** Resolves when both threads work: a job alone leaves one for everybody else. */
const ready = (pool: ReturnType<typeof poolOf>) => pool.runAlone(answer(0));

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
    await expect(Promise.all(numbers.map((number) => pool.run(answer(number), flow)))).resolves.toEqual(
      numbers,
    );
  });

  it('starts jobs in the order they came', async () => {
    const pool = poolOf({ jobsPerThread: 1 });
    // A thread that starts first would work beside the other one: which of two is done first says nothing.
    await ready(pool);
    const done: number[] = [];
    const run = async (number: number) => done.push(await pool.run(answer(number), flow));
    const first = [0, 1, 2].map(run);
    // Every answer brings a new visitor at once.
    await Promise.all(first.map((job, index) => job.then(() => run(index + 3))));
    expect(done).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('hands on what went wrong in a job and goes on', async () => {
    const pool = poolOf();
    await expect(pool.run({ does: 'fail', text: 'no product' }, flow)).rejects.toThrow('no product');
    await expect(pool.run(answer(1), flow)).resolves.toBe(1);
  });

  it('gives up a job that waits too long, and its thread with the other jobs goes on', async () => {
    const pool = poolOf({ limitMs: 300 });
    const late = pool.run({ does: 'wait for ever' }, flow);
    await expect(pool.run(answer(1), flow)).resolves.toBe(1);
    await expect(late).rejects.toThrow('not done within 300 ms');
    await expect(pool.run(answer(2), flow)).resolves.toBe(2);
  });

  it('replaces a thread that does not answer any more', async () => {
    const pool = poolOf({ silentMs: 200, answerMs: 1000 });
    await expect(pool.run(answer(1), flow)).resolves.toBe(1);
    await expect(pool.run({ does: 'block for ever' }, flow)).rejects.toThrow(ThreadLost);
    await expect(pool.run(answer(2), flow)).resolves.toBe(2);
  });

  it('lets the thread that stands by go on while the only other one does not answer', async () => {
    const pool = poolOf({ silentMs: 200, answerMs: 20_000 });
    await ready(pool);
    const stuck = pool.run({ does: 'block for ever' }, flow);
    await expect(pool.run(answer(3), flow)).resolves.toBe(3);
    const ended = Promise.allSettled([stuck]);
    await pool.close();
    await ended;
  });

  it('does not count jobs in a stuck thread against their caller', async () => {
    const pool = poolOf({
      waitMs: 3000,
      silentMs: 200,
      answerMs: 20_000,
      lanes: { all: { places: 10, startsBelow: 1, perCaller: 1 } },
    });
    await ready(pool);
    const stuck = pool.run({ does: 'block for ever' }, flow);
    await expect(pool.run(answer(3), flow)).resolves.toBe(3);
    const ended = Promise.allSettled([stuck]);
    await pool.close();
    await ended;
  });

  it('does a job elsewhere that only waited in a thread when that stopped answering', async () => {
    const pool = poolOf({ silentMs: 200, answerMs: 20_000 });
    await ready(pool);
    const waits = pool.run({ does: 'wait', ms: 100 }, flow);
    // The same thread has begun the first one by then.
    await pool.run(answer(3), flow);
    const stuck = pool.run({ does: 'block for ever' }, flow);
    await expect(waits).resolves.toBe(100);
    const ended = Promise.allSettled([stuck]);
    await pool.close();
    await ended;
  });

  it('gives the last thread that answers to no suspected job', async () => {
    const pool = poolOf({ silentMs: 200, answerMs: 20_000 });
    await ready(pool);
    const stuck = pool.run({ does: 'block for ever' }, flow);
    // It comes before the thread is known to be silent, and is not begun there.
    const held = pool.run({ does: 'block for ever' }, flow);
    await expect(held).rejects.toThrow(JobHeld);
    await expect(pool.run(answer(3), flow)).resolves.toBe(3);
    const trust = pool.doubt({ does: 'fail', text: '' });
    await expect(pool.run({ does: 'fail', text: 'done' }, flow)).rejects.toThrow(JobHeld);
    trust();
    await expect(pool.run({ does: 'fail', text: 'done' }, flow)).rejects.toThrow('done');
    const ended = Promise.allSettled([stuck]);
    await pool.close();
    await ended;
  });

  it('runs a job alone and says what it was doing when it took the thread', async () => {
    const pool = poolOf({ silentMs: 200, answerMs: 1000 });
    const lost = pool.runAlone({ does: 'say and block', at: 'the third part' });
    // No other job shares its fate.
    await expect(Promise.all([1, 2, 3].map((each) => pool.run(answer(each), flow)))).resolves.toEqual([
      1, 2, 3,
    ]);
    await expect(lost).rejects.toMatchObject({ name: 'ThreadLost', at: 'the third part' });
  });

  it('replaces a thread that runs out of memory, and says so to its job', async () => {
    const pool = poolOf();
    await expect(pool.run({ does: 'fill the memory' }, flow)).rejects.toThrow(/memory/);
    await expect(pool.run(answer(2), flow)).resolves.toBe(2);
  });

  it('refuses more than may wait', async () => {
    const pool = poolOf({ jobsPerThread: 1, lanes: lanes(1) });
    await ready(pool);
    const running = pool.run({ does: 'wait for ever' }, flow);
    const waiting = pool.run(answer(1), flow);
    await expect(pool.run(answer(2), flow)).rejects.toThrow(PoolFull);
    const ends = Promise.allSettled([running, waiting]);
    await pool.close();
    expect(await ends).toMatchObject([
      { reason: { message: expect.stringMatching(/the thread ended|closed/) } },
      { reason: { message: 'the threads are closed' } },
    ]);
  });

  it('refuses a job that waited too long, without ever beginning it', async () => {
    const pool = poolOf({ jobsPerThread: 1, limitMs: 10_000, waitMs: 100 });
    await ready(pool);
    const running = pool.run({ does: 'wait for ever' }, flow);
    await expect(pool.run(answer(1), flow)).rejects.toThrow(PoolFull);
    const ended = Promise.allSettled([running]);
    await pool.close();
    await ended;
  });

  it('gives one caller no more than its share of a thread, so that another goes by', async () => {
    const pool = poolOf({
      jobsPerThread: 3,
      lanes: { all: { places: 10, startsBelow: 3, perCaller: 2 } },
    });
    const slow = Array.from({ length: 5 }, () => pool.run({ does: 'wait for ever' }, flow));
    await expect(pool.run(answer(1), { lane: 'all', caller: 'two' })).resolves.toBe(1);
    const ended = Promise.allSettled(slow);
    await pool.close();
    await ended;
  });
});
