import { LRUCache } from 'lru-cache';
import type { Db } from '../database/schema/schema.ts';
import { type CatalogueChanges, changeRetentionMs, readCatalogueChanges } from './catalogue-changes.ts';

interface ReadCacheOptions {
  db: Db;
  clock: () => Date;
  /** How long one look at the changes is trusted, ms: the most by which a reply can be behind. 0 looks each time. */
  trustMs: number;
  /** Bytes of all replies together. */
  maximumBytes: number;
  /** Called with what a look found before any read that waits for the look goes on; a failure repeats the look. */
  onChanges?: (changes: CatalogueChanges) => Promise<void>;
  /** Called when all replies are dropped, so that caches of their parts are dropped as well. */
  onDrop?: () => void;
}

interface CachedRead<Data> {
  /** Everything that the reply depends on besides the catalogue: call, query, and who is shown prices. */
  key: string;
  /** Set when the reply shows the stock of one product, which other products' stock leaves alone. */
  productId?: number;
  load: () => Promise<Data>;
}

/** A cached value with its size in bytes. */
interface CacheEntry<Value> {
  value: Value;
  bytes: number;
}

/**
 * Replies to reads of the catalogue, as the bytes that are sent. What it holds was true at the last look at
 * `catalogue_changes`; a look that finds changes drops what they touch (decision 26).
 */
export class ReadCache {
  readonly #options: ReadCacheOptions;
  readonly #entries: LRUCache<string, CacheEntry<unknown>>;
  readonly #loading = new Map<string, Promise<CacheEntry<unknown>>>();
  readonly #productVersions = new Map<number, number>();
  #snapshot: string | null = null;
  #snapshotAtMs = 0;
  #nextScheduledMs = Number.POSITIVE_INFINITY;
  #checkedAtMs = Number.NEGATIVE_INFINITY;
  #checking: Promise<void> | null = null;
  #rechecks = 0;
  #generation = 0;

  constructor(options: ReadCacheOptions) {
    this.#options = options;
    this.#entries = new LRUCache({
      maxSize: options.maximumBytes,
      sizeCalculation: ({ bytes }, key) => bytes + key.length + 1,
    });
  }

  /** The reply's envelope as JSON; loaded at most once at a time. */
  read(wanted: CachedRead<unknown>): Promise<Buffer> {
    return this.#keep(wanted, (data) => {
      const body = Buffer.from(JSON.stringify({ success: true, data }));
      return { value: body, bytes: body.length };
    });
  }

  /** The same for a part of a reply: its data as it was loaded. Readers must not change it. */
  remember<Data>(wanted: CachedRead<Data>): Promise<Data> {
    return this.#keep(wanted, (data) => ({ value: data, bytes: JSON.stringify(data).length }));
  }

  /** `pack` says what is cached of what was loaded; one key is always packed the same way. */
  async #keep<Data, Value>(
    { key, productId, load }: CachedRead<Data>,
    pack: (data: Data) => CacheEntry<Value>,
  ): Promise<Value> {
    await this.confirm();
    const version = productId === undefined ? 0 : (this.#productVersions.get(productId) ?? 0);
    const name = `${version}:${key}`;
    const known = this.#entries.get(name) ?? this.#loading.get(name);
    // What was packed for this key, and for nothing else, is cached under it.
    if (known) return (await known).value as Value;

    const generation = this.#generation;
    const work = load().then((data) => {
      const entry = pack(data);
      // The data changed while it was read: callers that wait take the reply, later ones must not find it cached.
      if (generation === this.#generation) this.#entries.set(name, entry);
      return entry;
    });
    this.#loading.set(name, work);
    const forget = () => {
      if (this.#loading.get(name) === work) this.#loading.delete(name);
    };
    work.then(forget, forget);
    return (await work).value;
  }

  /** Makes the next read look for changes first, so that who changed something sees it at once. */
  recheck(): void {
    this.#rechecks += 1;
    this.#checkedAtMs = Number.NEGATIVE_INFINITY;
    this.#checking = null;
  }

  /** Looks for changes unless the last look is still trusted; in time for the next reads not to wait for it. */
  async confirm(): Promise<void> {
    const nowMs = this.#options.clock().getTime();
    const sinceMs = nowMs - this.#checkedAtMs;
    if (sinceMs < 0 || sinceMs >= this.#options.trustMs || nowMs >= this.#nextScheduledMs) {
      await this.#look(nowMs);
    } else if (sinceMs >= this.#options.trustMs / 2) {
      // Reads that wait for a look fail with it.
      this.#look(nowMs).catch(() => undefined);
    }
  }

  #look(nowMs: number): Promise<void> {
    if (this.#checking) return this.#checking;
    const checking = this.#check(nowMs).finally(() => {
      if (this.#checking === checking) this.#checking = null;
    });
    this.#checking = checking;
    return checking;
  }

  async #check(nowMs: number): Promise<void> {
    const rechecks = this.#rechecks;
    const ageMs = nowMs - this.#snapshotAtMs;
    const snapshot = ageMs >= 0 && ageMs < changeRetentionMs ? this.#snapshot : null;
    const changes = await readCatalogueChanges(this.#options.db, snapshot, new Date(nowMs));
    await this.#options.onChanges?.(changes);
    if (changes.productIds === null || nowMs >= this.#nextScheduledMs) this.#dropAll();
    else for (const id of changes.productIds) this.#dropProduct(id);
    this.#snapshot = changes.snapshot;
    this.#snapshotAtMs = nowMs;
    this.#nextScheduledMs = changes.nextScheduledAt?.getTime() ?? Number.POSITIVE_INFINITY;
    // A look that began before a change was reported may have missed it.
    if (rechecks === this.#rechecks) this.#checkedAtMs = nowMs;
  }

  #dropAll(): void {
    this.#generation += 1;
    this.#options.onDrop?.();
    this.#entries.clear();
    this.#loading.clear();
    this.#productVersions.clear();
  }

  /** Entries of the version before are never asked for again and fall out as the least used. */
  #dropProduct(id: number): void {
    this.#productVersions.set(id, (this.#productVersions.get(id) ?? 0) + 1);
  }
}
