import { NonceSplice } from './nonce-splice.ts';
import { type CachedPage, freshMs, PageCache, staleIfErrorMs, staleMs } from './page-cache.ts';

const pageCalled = (text: string): CachedPage => ({
  status: 200,
  body: new NonceSplice([text], 1),
});
const textOf = (page: CachedPage) => page.body.text('').toString();

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
    const later = Date.now() + freshMs + 1;
    expect(textOf(await cache.get('key', async () => pageCalled('new'), later))).toBe('old');
    await Promise.resolve();
    expect(textOf(await cache.get('key', async () => pageCalled('newer')))).toBe('new');
  });

  it('serves an old page when no new one can be made, and fails when there is none', async () => {
    const cache = new PageCache();
    const fail = () => Promise.reject(new Error('API is down'));
    await expect(cache.get('key', fail)).rejects.toThrow('API is down');
    await cache.get('key', async () => pageCalled('old'));
    expect(textOf(await cache.get('key', fail, Date.now() + staleMs + 1))).toBe('old');
    await expect(cache.get('key', fail, Date.now() + staleIfErrorMs + 1)).rejects.toThrow('API is down');
  });
});
