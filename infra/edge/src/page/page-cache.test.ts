import { BudgetSpent } from '../budgets/budget-spent.ts';
import { PoolFull } from '../threads/job-errors.ts';
import { SingleBody } from './body/page-body.ts';
import {
  type CachedPage,
  freshMs,
  type MadePage,
  PageCache,
  retryMs,
  staleIfErrorMs,
  staleMs,
} from './page-cache.ts';

const pageCalled = (text: string, missing: string[] = []): MadePage => ({
  status: 200,
  body: new SingleBody([text], 1),
  missing,
});
const textOf = (page: CachedPage) => Buffer.concat(page.body.text({ nonce: '' })).toString();

describe('page cache', () => {
  it('makes a page once for requests that come together', async () => {
    const cache = new PageCache();
    const make = jest.fn(async () => pageCalled('one'));
    await Promise.all([cache.get('key', make), cache.get('key', make)]);
    await cache.get('key', make);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('serves a stale page at once and the new one next time', async () => {
    const cache = new PageCache();
    await cache.get('key', async () => pageCalled('old'));
    const later = performance.now() + freshMs + 1;
    expect(textOf(await cache.get('key', async () => pageCalled('new'), later))).toBe('old');
    await Promise.resolve();
    expect(textOf(await cache.get('key', async () => pageCalled('newer')))).toBe('new');
  });

  it('serves no page of before a change, nor one that was made while replies of before were about', async () => {
    const cache = new PageCache();
    const made = async (text: string, now: number) =>
      textOf(await cache.get('key', async () => pageCalled(text), now));
    const now = performance.now();
    expect(await made('old', now)).toBe('old');
    cache.contentChanged(now);
    expect(await made('perhaps old', now)).toBe('perhaps old');
    jest.spyOn(performance, 'now').mockReturnValue(now + 3_000);
    expect(await made('new', now + 3_000)).toBe('new');
    expect(await made('newer', now + 3_001)).toBe('new');
    jest.restoreAllMocks();
  });

  it('serves the page of before a change when no new one can be made', async () => {
    const cache = new PageCache();
    await cache.get('key', async () => pageCalled('old'));
    cache.contentChanged();
    const failing = () => Promise.reject(new Error('the API is away'));
    expect(textOf(await cache.get('key', failing))).toBe('old');
  });

  it('serves an old page when no new one can be made, and fails when there is none', async () => {
    const cache = new PageCache();
    const fail = () => Promise.reject(new Error('API is down'));
    await expect(cache.get('key', fail)).rejects.toThrow('API is down');
    await cache.get('key', async () => pageCalled('old'));
    expect(textOf(await cache.get('key', fail, performance.now() + staleMs + 1))).toBe('old');
    await expect(cache.get('key', fail, performance.now() + staleIfErrorMs + 1)).rejects.toThrow(
      'API is down',
    );
  });

  it('keeps no page that lacks something, and shows none while a whole one of the last day is there', async () => {
    const cache = new PageCache();
    const lacking = async () => pageCalled('lacking', ['call products.search: NETWORK']);
    expect(textOf(await cache.get('key', lacking))).toBe('lacking');
    expect(cache.lastWhole('key')).toBeNull();
    await cache.get('key', async () => pageCalled('whole'));
    const later = performance.now() + staleMs + 1;
    expect(textOf(await cache.get('key', lacking, later))).toBe('whole');
    expect(textOf(await cache.get('key', lacking, performance.now() + staleIfErrorMs + 1))).toBe('lacking');
  });

  it.each([
    ['budget', () => new BudgetSpent(60)],
    ['place', () => new PoolFull('full')],
  ])('makes the page for others when the caller who came first has no %s', async (_what, refusal) => {
    const cache = new PageCache();
    await cache.get('key', async () => pageCalled('old'));
    const later = performance.now() + staleMs + 1;
    const refused = () => Promise.reject(refusal());
    expect(textOf(await cache.get('key', refused, later))).toBe('old');
    expect(textOf(await cache.get('key', async () => pageCalled('new'), later))).toBe('new');

    const [first, joined] = await Promise.allSettled([
      cache.get('other', refused),
      cache.get('other', async () => pageCalled('theirs')),
    ]);
    expect(first.status).toBe('rejected');
    expect(joined.status === 'fulfilled' && textOf(joined.value)).toBe('theirs');
  });

  it('keeps pages of what there is not among themselves: any number of them leaves the others there', async () => {
    const cache = new PageCache();
    await cache.get('good', async () => pageCalled('good'));
    const body = new SingleBody(['x'.repeat(40_000)], 1);
    for (let index = 0; index < 10_000; index += 1)
      await cache.get(`missing ${index}`, async () => ({ status: 404, body, missing: [] }));
    expect(cache.lastWhole('good')).not.toBeNull();
    expect(cache.lastWhole('missing 9999')).not.toBeNull();
    expect(cache.lastWhole('missing 0')).toBeNull();
    await cache.get('missing 9999', async () => pageCalled('found'), performance.now() + staleMs + 1);
    expect(textOf(await cache.get('missing 9999', async () => pageCalled('newer')))).toBe('found');
  });

  it('lets no request wait for a new try right after a failed one', async () => {
    const cache = new PageCache();
    await cache.get('key', async () => pageCalled('whole'));
    const fail = jest.fn(() => Promise.reject(new Error('API is down')));
    const later = performance.now() + staleMs + 1;
    await cache.get('key', fail, later);
    expect(textOf(await cache.get('key', fail, later + retryMs - 1))).toBe('whole');
    expect(fail).toHaveBeenCalledTimes(1);
    await cache.get('key', fail, later + retryMs);
    expect(fail).toHaveBeenCalledTimes(2);
  });
});
