import { LRUCache } from 'lru-cache';
import { BudgetSpent } from '../budgets/budget-spent.ts';
import { monotonicNow } from '../clock/monotonic.ts';
import { cacheRequests } from '../metrics/edge-metrics.ts';
import { PoolFull } from '../threads/job-errors.ts';
import type { PageBody } from './body/page-body.ts';

export interface CachedPage {
  status: number;
  body: PageBody;
}

/** A page that was just made. */
export interface MadePage extends CachedPage {
  /** What it lacks; only a page that lacks nothing is cached. */
  missing: readonly string[];
}

interface Entry {
  page: CachedPage;
  madeAt: number;
  /** When it could last not be made anew. */
  failedAt: number;
}

/**
 * How long replies of before a change may still be about, ms: the API trusts its own for up to two seconds, renders share
 * theirs for one.
 */
const settledMs = 3_000;
/** A page counts as new for this long, ms. */
export const freshMs = 5_000;
/** After that it is served while a new one is made; longer only when none can be made. */
export const staleMs = 60_000;
export const staleIfErrorMs = 24 * 3_600_000;
/** How long a failed try stands before the next one, ms: until then no request waits for an API that is away. */
export const retryMs = 5_000;

const maximumBytes = 128 * 1024 * 1024;
/** Pages that say what they show is not there, such as a product that never was: anybody makes up their addresses. */
const maximumNotFoundBytes = 8 * 1024 * 1024;

/** Whether a render was refused for what its caller has used up: it says nothing of the page, nor of other callers. */
const isRefusal = (error: unknown) => error instanceof BudgetSpent || error instanceof PoolFull;

const createEntries = (maxSize: number) =>
  new LRUCache<string, Entry>({ maxSize, sizeCalculation: ({ page }) => Math.max(1, page.body.size) });

/** Anonymous pages in memory, least recently used out first; pages of what is not there among themselves. */
export class PageCache {
  private readonly pages = createEntries(maximumBytes);
  private readonly notFound = createEntries(maximumNotFoundBytes);
  private readonly making = new Map<string, Promise<MadePage>>();

  /** Pages made before this moment may show what is no longer so. */
  private outdatedBefore = Number.NEGATIVE_INFINITY;

  /** What pages show was changed: no cached one is served again, unless no new one can be made. */
  contentChanged(now = monotonicNow()): void {
    this.outdatedBefore = now + settledMs;
  }

  /** How many pages are cached. */
  get size(): number {
    return this.pages.size + this.notFound.size;
  }

  /** Memory of the cached pages, as the limits count it. */
  get bytes(): number {
    return this.pages.calculatedSize + this.notFound.calculatedSize;
  }

  /**
   * Answers from the cache, or makes the page. A stale page is served at once and made anew behind it; when `make`
   * fails or a part is missing, a whole page of the last day is better. Requests for one page share one render.
   */
  async get(key: string, make: () => Promise<MadePage>, now = monotonicNow()): Promise<CachedPage> {
    const entry = this.usable(key, now);
    if (!entry) {
      cacheRequests.inc({ result: 'made' });
      return this.renew(key, make, now);
    }
    const age = now - entry.madeAt;
    const isOutdated = entry.madeAt < this.outdatedBefore;
    const isFresh = age < freshMs && !isOutdated;
    if (isFresh || now - entry.failedAt < retryMs) {
      cacheRequests.inc({ result: isFresh ? 'fresh' : 'stale_if_error' });
      return entry.page;
    }
    const renewal = this.renew(key, make, now);
    if (age < staleMs && !isOutdated) {
      renewal.catch(() => undefined);
      cacheRequests.inc({ result: 'stale' });
      return entry.page;
    }
    const made = await renewal.catch(() => null);
    const isWhole = made !== null && made.missing.length === 0;
    cacheRequests.inc({ result: isWhole ? 'made' : 'stale_if_error' });
    return isWhole ? made : entry.page;
  }

  /** The whole page of the last day, if there is one: for a visitor whose own page cannot be made. */
  lastWhole(key: string, now = monotonicNow()): CachedPage | null {
    return this.usable(key, now)?.page ?? null;
  }

  private usable(key: string, now: number): Entry | null {
    const entry = this.pages.get(key) ?? this.notFound.get(key);
    return entry && now - entry.madeAt <= staleIfErrorMs ? entry : null;
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
      const entry = this.usable(key, now);
      if (entry) entry.failedAt = now;
    };
    const renewal = make()
      .then(
        (page) => {
          if (page.missing.length > 0) noteFailure();
          else this.put(key, { page, madeAt: monotonicNow(), failedAt: Number.NEGATIVE_INFINITY });
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
    const [own, other] =
      entry.page.status === 404 ? [this.notFound, this.pages] : [this.pages, this.notFound];
    other.delete(key);
    own.set(key, entry);
  }
}
