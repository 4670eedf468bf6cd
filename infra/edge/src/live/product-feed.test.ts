import { ProductFeed } from './product-feed.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pollMs = 400;

it('asks for everything since the last answer when the API was away, ever more slowly meanwhile', async () => {
  const asked: (string | undefined)[] = [];
  let isAway = false;
  const feed = new ProductFeed({
    pollMs,
    ask: async (cursor) => {
      asked.push(cursor);
      if (isAway) throw new Error('away');
      return { cursor: `c${asked.length}`, product_ids: [7] };
    },
  });
  const notify = jest.fn();
  feed.watch(7, notify);
  await jest.advanceTimersByTimeAsync(pollMs);
  expect(asked).toEqual([undefined, 'c1']);
  expect(notify).toHaveBeenCalledTimes(1);

  isAway = true;
  await jest.advanceTimersByTimeAsync(60_000);
  const tries = asked.length;
  expect(tries).toBeLessThan(15);
  isAway = false;
  await jest.advanceTimersByTimeAsync(10_000);
  expect(asked[tries]).toBe('c2');
  expect(notify.mock.calls.length).toBeGreaterThan(1);
  feed.close();
});

it('stops polling without watchers, and begins anew for the next', async () => {
  const asked: (string | undefined)[] = [];
  const feed = new ProductFeed({
    pollMs,
    ask: async (cursor) => {
      asked.push(cursor);
      return { cursor: 'c', product_ids: [7] };
    },
  });
  const notify = jest.fn();
  feed.watch(7, notify)();
  await jest.advanceTimersByTimeAsync(10 * pollMs);
  expect(asked).toEqual([]);
  feed.watch(7, notify);
  await jest.advanceTimersByTimeAsync(0);
  // The first answer is a place to begin from, not news.
  expect([asked, notify.mock.calls.length]).toEqual([[undefined], 0]);
  feed.close();
});
