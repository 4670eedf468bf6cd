import { LRUCache } from 'lru-cache';
import type { Db } from '../database/schema.ts';
import { type CatalogueChanges, changesKeptMs, readCatalogueChanges } from './catalogue-changes.ts';

interface ReadCacheOptions {
  db: Db;
  clock: () => Date;
  /** How long one look at the changes is trusted, ms: the most by which a reply can be behind. 0 looks each time. */
  trustMs: number;
  /** Bytes of all replies together. */
  maximumBytes: number;
  /** Told what a look found before any read that waits for the look goes on; a failure repeats the look. */
  onChanges?: (changes: CatalogueChanges) => Promise<void>;
  /** Told when all replies are dropped, for whoever keeps parts of them. */
  onDrop?: () => void;
}

interface CachedRead<Data> {
  /** Everything that the reply depends on besides the catalogue: call, query, and who is shown prices. */
  key: string;
  /** Set when the reply shows the stock of one product, which other products' stock leaves alone. */
  productId?: number;
  load: () => Promise<Data>;
}

/**
 * Replies to reads of the catalogue, as the bytes that are sent. What it holds was true at the last look at
 * `catalogue_changes`; a look that finds changes drops what they touch (decision 26).
 */
export class ReadCache {
  readonly #options: ReadCacheOptions;
  readonly #entries: LRUCache<string, Buffer>;
  readonly #loading = new Map<string, Promise<Buffer>>();
  readonly #productVersions = new Map<number, number>();
  #snapshot: string | null = null;
  #snapshotAtMs = 0;
  #nextTurnMs = Number.POSITIVE_INFINITY;
  #checkedAtMs = Number.NEGATIVE_INFINITY;
  #checking: Promise<void> | null = null;
  #rechecks = 0;
  #generation = 0;

  constructor(options: ReadCacheOptions) {
    this.#options = options;
    this.#entries = new LRUCache({
      maxSize: options.maximumBytes,
      sizeCalculation: (body, key) => body.length + key.length + 1,
    });
  }

  /** The reply's envelope as JSON; loaded at most once at a time. */
  async read({ key, productId, load }: CachedRead<unknown>): Promise<Buffer> {
    await this.confirm();
    const version = productId === undefined ? 0 : (this.#productVersions.get(productId) ?? 0);
    const name = `${version}:${key}`;
    const known = this.#entries.get(name) ?? this.#loading.get(name);
    if (known) return known;

    const generation = this.#generation;
    const work = this.#serialise(load).then((body) => {
      // Changed while it was read: good enough for who asked before, not for who asks next.
      if (generation === this.#generation) this.#entries.set(name, body);
      return body;
    });
    this.#loading.set(name, work);
    const forget = () => {
      if (this.#loading.get(name) === work) this.#loading.delete(name);
    };
    work.then(forget, forget);
    return work;
  }

  /** The same for a part of a reply: its data as it was loaded, as far as JSON keeps it. */
  async remember<Data>(wanted: CachedRead<Data>): Promise<Data> {
    const body = await this.read(wanted);
    // What was loaded for this key, and for nothing else, was written here.
    return (JSON.parse(body.toString()) as { data: Data }).data;
  }

  /** Makes the next read look for changes first, so that who changed something sees it at once. */
  recheck(): void {
    this.#rechecks += 1;
    this.#checkedAtMs = Number.NEGATIVE_INFINITY;
    this.#checking = null;
  }

  async #serialise(load: CachedRead<unknown>['load']): Promise<Buffer> {
    return Buffer.from(JSON.stringify({ success: true, data: await load() }));
  }

  /** Looks for changes unless the last look is still trusted. */
  async confirm(): Promise<void> {
    const nowMs = this.#options.clock().getTime();
    const sinceMs = nowMs - this.#checkedAtMs;
    if (sinceMs >= 0 && sinceMs < this.#options.trustMs && nowMs < this.#nextTurnMs) return;
    if (!this.#checking) {
      const checking = this.#check(nowMs).finally(() => {
        if (this.#checking === checking) this.#checking = null;
      });
      this.#checking = checking;
    }
    await this.#checking;
  }

  async #check(nowMs: number): Promise<void> {
    const rechecks = this.#rechecks;
    const ageMs = nowMs - this.#snapshotAtMs;
    const snapshot = ageMs >= 0 && ageMs < changesKeptMs ? this.#snapshot : null;
    const changes = await readCatalogueChanges(this.#options.db, snapshot, new Date(nowMs));
    await this.#options.onChanges?.(changes);
    if (changes.productIds === null || nowMs >= this.#nextTurnMs) this.#dropAll();
    else for (const id of changes.productIds) this.#dropProduct(id);
    this.#snapshot = changes.snapshot;
    this.#snapshotAtMs = nowMs;
    this.#nextTurnMs = changes.nextTurn?.getTime() ?? Number.POSITIVE_INFINITY;
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
