import { setImmediate } from 'node:timers/promises';
import { MessageChannel } from 'node:worker_threads';
import { answerJobs } from './answer-jobs.ts';
import { type Bytes, bytesOf } from './bytes-of.ts';
import type { FromThread } from './thread-messages.ts';

it('says what a job is about to do once in a turn of the event loop, and again in each later one', async () => {
  const { port1: thread, port2: pool } = new MessageChannel();
  const messages: FromThread<string>[] = [];
  const done = new Promise<void>((resolve) => {
    pool.on('message', (message: FromThread<string>) => {
      messages.push(message);
      if (message.type === 'done') resolve();
    });
  });
  answerJobs<string, string>(thread, async (job, note) => {
    note('mf-catalog');
    note('mf-catalog');
    note('mf-member');
    note('mf-catalog');
    await setImmediate();
    note('mf-catalog');
    return job;
  });
  pool.postMessage({ type: 'job', id: 1, job: 'a page' });
  await done;
  pool.close();
  const said = messages.flatMap((message) => (message.type === 'at' ? [message] : []));
  const [first] = said;
  expect(said.map(({ at, tick }) => [at, tick - (first?.tick ?? 0)])).toEqual([
    ['beginning', 0],
    ['mf-catalog', 0],
    ['mf-member', 0],
    ['mf-catalog', 0],
    ['mf-catalog', 1],
  ]);
  expect(messages.at(-1)).toEqual({ type: 'done', id: 1, result: 'a page' });
});

it('moves the bytes of a result to the pool instead of copying them', async () => {
  const { port1: thread, port2: pool } = new MessageChannel();
  const made = bytesOf('셔츠');
  const done = new Promise<FromThread<{ html: Bytes }>>((resolve) => {
    pool.on('message', (message: FromThread<{ html: Bytes }>) => {
      if (message.type === 'done') resolve(message);
    });
  });
  answerJobs<string, { html: Bytes }>(
    thread,
    async () => ({ html: made }),
    ({ html }) => [html],
  );
  pool.postMessage({ type: 'job', id: 1, job: 'a page' });
  const message = await done;
  pool.close();
  expect(message.type === 'done' && Buffer.from(message.result.html).toString()).toBe('셔츠');
  expect(made.byteLength).toBe(0);
});
