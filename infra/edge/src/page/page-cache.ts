import type { PageBody } from './nonce-splice.ts';

export interface CachedPage {
  status: number;
  body: PageBody;
}

interface Entry {
  page: CachedPage;
  madeAt: number;
}

/** A page counts as new for this long, ms. */
export const freshMs = 5_000;
/** After that it is served while a new one is made; longer only when none can be made. */
export const staleMs = 60_000;
export const staleIfErrorMs = 24 * 3_600_000;

const maximumBytes = 128 * 1024 * 1024;

/** Anonymous pages in memory, least recently used out first. */
export class PageCache {
  private readonly entries = new Map<string, Entry>();
  private readonly making = new Map<string, Promise<CachedPage>>();
  private bytes = 0;

  /**
   * Answers from the cache, or makes the page. A stale page is served at once and made anew behind it; when `make`
   * fails, a page of the last day is better than none. Requests for one page share one render.
   */
  async get(key: string, make: () => Promise<CachedPage>, now = Date.now()): Promise<CachedPage> {
    const entry = this.entries.get(key);
    const age = entry ? now - entry.madeAt : Number.POSITIVE_INFINITY;
    if (entry) {
      // Most recently used last.
      this.entries.delete(key);
      this.entries.set(key, entry);
    }
    if (entry && age < freshMs) return entry.page;
    const renewal = this.renew(key, make);
    if (entry && age < staleMs) {
      renewal.catch(() => undefined);
      return entry.page;
    }
    if (!entry || age > staleIfErrorMs) return renewal;
    return renewal.catch(() => entry.page);
  }

  clear(): void {
    this.entries.clear();
    this.bytes = 0;
  }

  private renew(key: string, make: () => Promise<CachedPage>): Promise<CachedPage> {
    const pending = this.making.get(key);
    if (pending) return pending;
    const renewal = make()
      .then((page) => {
        this.put(key, { page, madeAt: Date.now() });
        return page;
      })
      .finally(() => this.making.delete(key));
    this.making.set(key, renewal);
    return renewal;
  }

  private put(key: string, entry: Entry): void {
    this.bytes += entry.page.body.size - (this.entries.get(key)?.page.body.size ?? 0);
    this.entries.set(key, entry);
    for (const [oldest, { page }] of this.entries) {
      if (this.bytes <= maximumBytes) break;
      this.entries.delete(oldest);
      this.bytes -= page.body.size;
    }
  }
}
