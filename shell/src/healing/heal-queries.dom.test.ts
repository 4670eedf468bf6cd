import { ApiError } from '@mall/contracts/client/api-error';
import { createQueryClient } from '@mall/remote-kit/query-client';
import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query';
import { healQueries } from './heal-queries.ts';

const failure = (code: string, status: number) =>
  new ApiError({ code, status, message: '', endpointId: 'content.notices' });
const away = () => failure('UNAVAILABLE', 503);

let visibility: DocumentVisibilityState;
/** What the server answers, one after the other; the last one from then on. */
let answers: (string | ApiError)[];
let asked: number;

beforeEach(() => {
  jest.useFakeTimers();
  visibility = 'visible';
  asked = 0;
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
});
afterEach(() => jest.useRealTimers());

const queryFn = async () => {
  const answer = answers[Math.min(asked, answers.length - 1)];
  asked += 1;
  if (answer instanceof ApiError) throw answer;
  return answer;
};

/** A part of the page that shows a query; says what it shows whenever that changes. */
async function show(given: (string | ApiError)[]) {
  answers = given;
  const client = createQueryClient(false);
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  healQueries(client);
  const seen: string[] = [];
  const observer = new QueryObserver(client, { queryKey: ['notices'], queryFn });
  const stop = observer.subscribe(({ status, data }) => {
    const shown = data ?? status;
    if (seen.at(-1) !== shown) seen.push(shown);
  });
  await jest.advanceTimersByTimeAsync(0);
  return { client, seen, stop };
}

const minute = 60_000;

describe('data that failed to come', () => {
  it('comes back by itself, and the part shows nothing else meanwhile', async () => {
    const { seen, stop } = await show([away(), away(), away(), '공지']);
    expect(seen.at(-1)).toBe('error');
    await jest.advanceTimersByTimeAsync(minute);
    expect(seen.slice(-2)).toEqual(['error', '공지']);
    expect(asked).toBe(4);
    stop();
  });

  it('is asked for with growing delays', async () => {
    const { stop } = await show([away()]);
    await jest.advanceTimersByTimeAsync(10 * minute);
    expect(asked).toBeGreaterThan(8);
    expect(asked).toBeLessThan(20);
    stop();
  });

  it('is not asked for again where the answer stays the same, and not for a page that was left', async () => {
    const missing = await show([failure('NOT_FOUND', 404)]);
    await jest.advanceTimersByTimeAsync(minute);
    expect(asked).toBe(1);
    missing.stop();
    asked = 0;
    const left = await show([away()]);
    left.stop();
    await jest.advanceTimersByTimeAsync(minute);
    expect(asked).toBe(1);
  });

  it('is shown as missing once the server says so, and is not asked for again', async () => {
    const { client, stop } = await show([away(), failure('NOT_FOUND', 404)]);
    await jest.advanceTimersByTimeAsync(minute);
    expect(client.getQueryState(['notices'])).toMatchObject({
      status: 'error',
      error: { code: 'NOT_FOUND' },
    });
    expect(asked).toBe(2);
    stop();
  });

  it('waits while the tab is hidden, and retries at once when it is shown or the network returns', async () => {
    const { seen, stop } = await show([away(), '공지']);
    visibility = 'hidden';
    await jest.advanceTimersByTimeAsync(10 * minute);
    expect(asked).toBe(1);
    visibility = 'visible';
    dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(seen.at(-1)).toBe('공지');
    stop();
  });

  it('is the first page of a list that goes on by pages', async () => {
    answers = [away(), '첫 쪽'];
    const client = createQueryClient(false);
    client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
    healQueries(client);
    const observer = new InfiniteQueryObserver(client, {
      queryKey: ['list'],
      queryFn,
      initialPageParam: 1,
      getNextPageParam: () => 2,
    });
    const stop = observer.subscribe(() => undefined);
    await jest.advanceTimersByTimeAsync(minute);
    expect(observer.getCurrentResult().data?.pages).toEqual(['첫 쪽']);
    stop();
  });
});
