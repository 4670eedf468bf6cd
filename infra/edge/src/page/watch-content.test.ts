import type { ProductChanges } from '../live/product-feed.ts';
import { watchContent } from './watch-content.ts';

const second = 1000;
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Answers in order, the last one again and again; an error is an API that is away. */
async function watch(answers: (boolean | Error)[], seconds: number) {
  let asked = 0;
  const cursors: (string | undefined)[] = [];
  const cache = { contentChanged: jest.fn() };
  const ask = async (cursor: string | undefined): Promise<ProductChanges> => {
    cursors.push(cursor);
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    if (answer instanceof Error) throw answer;
    return { cursor: `c${asked}`, product_ids: [], has_content_changed: answer };
  };
  const stop = watchContent(cache, ask);
  await jest.advanceTimersByTimeAsync(seconds * second);
  stop();
  await jest.advanceTimersByTimeAsync(5 * second);
  return { notified: cache.contentChanged.mock.calls.length, cursors };
}

describe('the watch over content', () => {
  it('notifies the cache of a change, and of none that it was not there to see', async () => {
    expect(await watch([true, false, true, false], 3)).toEqual({
      notified: 1,
      cursors: [undefined, 'c1', 'c2', 'c3'],
    });
  });

  it('reports what changed while the API was away', async () => {
    const { notified, cursors } = await watch([false, new Error('away'), new Error('away'), true], 3);
    expect(notified).toBe(1);
    expect(cursors).toEqual([undefined, 'c1', 'c1', 'c1']);
  });
});
