import { BudgetSpent } from '../budgets/budget-spent.ts';
import { PoolFull } from '../threads/thread-pool.ts';
import type { PageBody } from './nonce-splice.ts';

export interface CachedPage {
  status: number;
  body: PageBody;
}

/** A page that was just made. */
export interface MadePage extends CachedPage {
  /** What it lacks; only a page that lacks nothing is kept. */
  missing: readonly string[];
}

interface Entry {
  page: CachedPage;
  madeAt: number;
  /** When it could last not be made anew. */
  failedAt: number;
}

/** A page counts as new for this long, ms. */
export const freshMs = 5_000;
/** After that it is served while a new one is made; longer only when none can be made. */
export const staleMs = 60_000;
export const staleIfErrorMs = 24 * 3_600_000;
/** How long a failed try stands before the next one, ms: until then nobody waits for an API that is away. */
export const retryMs = 5_000;

const maximumBytes = 128 * 1024 * 1024;

/** Whether a render was refused for what its caller has used up: it says nothing of the page, nor of other callers. */
const isRefusal = (error: unknown) => error instanceof BudgetSpent || error instanceof PoolFull;

/** Anonymous pages in memory, least recently used out first. */
export class PageCache {
  private readonly entries = new Map<string, Entry>();
  private readonly making = new Map<string, Promise<MadePage>>();
  private bytes = 0;

  /**
   * Answers from the cache, or makes the page. A stale page is served at once and made anew behind it; when `make`
   * fails or a part is missing, a whole page of the last day is better. Requests for one page share one render.
   */
  async get(key: string, make: () => Promise<MadePage>, now = Date.now()): Promise<CachedPage> {
    const entry = this.usable(key, now);
    if (!entry) return this.renew(key, make, now);
    const age = now - entry.madeAt;
    if (age < freshMs || now - entry.failedAt < retryMs) return entry.page;
    const renewal = this.renew(key, make, now);
    if (age < staleMs) {
      renewal.catch(() => undefined);
      return entry.page;
    }
    return renewal.then((page) => (page.missing.length > 0 ? entry.page : page)).catch(() => entry.page);
  }

  /** The whole page of the last day, if there is one: for a visitor whose own page cannot be made. */
  lastWhole(key: string, now = Date.now()): CachedPage | null {
    return this.usable(key, now)?.page ?? null;
  }

  clear(): void {
    this.entries.clear();
    this.bytes = 0;
  }

  private usable(key: string, now: number): Entry | null {
    const entry = this.entries.get(key);
    if (!entry || now - entry.madeAt > staleIfErrorMs) return null;
    // Most recently used last.
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry;
  }

  private renew(key: string, make: () => Promise<MadePage>, now: number): Promise<MadePage> {
    const pending = this.making.get(key);
    if (!pending) return this.start(key, make, now);
    return pending.catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
      return this.making.get(key) ?? this.start(key, make, now);
    });
  }

  private start(key: string, make: () => Promise<MadePage>, now: number): Promise<MadePage> {
    const noteFailure = () => {
      const entry = this.entries.get(key);
      if (entry) entry.failedAt = now;
    };
    const renewal = make()
      .then(
        (page) => {
          if (page.missing.length > 0) noteFailure();
          else this.put(key, { page, madeAt: Date.now(), failedAt: Number.NEGATIVE_INFINITY });
          return page;
        },
        (error: unknown) => {
          if (!isRefusal(error)) noteFailure();
          throw error;
        },
      )
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
