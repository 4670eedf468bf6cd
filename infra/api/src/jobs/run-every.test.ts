import { runEvery } from './run-every.ts';

/** Rounds whose ends the test decides. */
function rounds() {
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const errors: unknown[] = [];
  const stop = runEvery({
    job: 'test',
    everyMs: 1000,
    round: () => new Promise<void>((resolve, reject) => ends.push({ resolve, reject })),
    logger: { error: (facts: unknown) => errors.push(facts) },
    failure: 'a round failed',
  });
  return { ends, errors, stop };
}
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('runs a round each time, never two at once, also after one that failed', async () => {
  const { ends, errors, stop } = rounds();
  expect(ends).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(3500);
  expect(ends).toHaveLength(1);
  ends[0]?.reject(new Error('away'));
  await jest.advanceTimersByTimeAsync(1000);
  expect([ends.length, errors.length]).toEqual([2, 1]);
  ends[1]?.resolve();
  await stop();
});

it('waits at its end for the round under way, and runs none after it', async () => {
  const { ends, stop } = rounds();
  await jest.advanceTimersByTimeAsync(1000);
  let isStopped = false;
  const stopped = stop().then(() => {
    isStopped = true;
  });
  await jest.advanceTimersByTimeAsync(5000);
  expect([ends.length, isStopped]).toEqual([1, false]);
  ends[0]?.resolve();
  await stopped;
  await jest.advanceTimersByTimeAsync(5000);
  expect(ends).toHaveLength(1);
});
