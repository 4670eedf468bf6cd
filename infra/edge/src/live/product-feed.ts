import { listProductChanges } from '@mall/contracts/api/catalogue/product-changes';
import type { EndpointData } from '@mall/contracts/endpoint';
import { envelopeSchema } from '@mall/contracts/envelope';
import * as z from 'zod/mini';

export type ProductChanges = EndpointData<typeof listProductChanges>;

type Notify = (watchers: number) => void;

interface FeedOptions {
  /** Changes since a cursor; rejects when the API does not answer. */
  ask: (cursor: string | undefined) => Promise<ProductChanges>;
  /** Delay between two questions, ms. */
  pollMs: number;
}

/** Longest delay of a retry while the API does not answer, ms. */
const maximumDelayMs = 10_000;

/**
 * Tells of products whose stock or price changed, by asking the API again and again, as long as anybody watches: one
 * question for all open pages of an edge. After a failure it asks for everything since the last answer.
 */
export class ProductFeed {
  readonly #options: FeedOptions;
  readonly #watchers = new Map<number, Set<Notify>>();
  #cursor: string | undefined;
  #failures = 0;
  #timer: NodeJS.Timeout | null = null;
  #isAsking = false;

  constructor(options: FeedOptions) {
    this.#options = options;
  }

  /** Calls `notify` after every change of a product, with the number of its watchers; returns its undo. */
  watch(productId: number, notify: Notify): () => void {
    const watchers = this.#watchers.get(productId) ?? new Set<Notify>();
    this.#watchers.set(productId, watchers.add(notify));
    this.#askIn(0);
    return () => {
      watchers.delete(notify);
      if (watchers.size === 0) this.#watchers.delete(productId);
    };
  }

  close(): void {
    this.#watchers.clear();
    if (this.#timer) clearTimeout(this.#timer);
  }

  #askIn(ms: number): void {
    if (this.#timer || this.#isAsking) return;
    this.#timer = setTimeout(() => void this.#ask(), ms);
    this.#timer.unref();
  }

  async #ask(): Promise<void> {
    this.#timer = null;
    if (this.#watchers.size === 0) {
      // Changes without a watcher are no news.
      this.#cursor = undefined;
      return;
    }
    this.#isAsking = true;
    try {
      const isFirst = this.#cursor === undefined;
      const { cursor, product_ids } = await this.#options.ask(this.#cursor);
      this.#cursor = cursor;
      this.#failures = 0;
      if (!isFirst) this.#notify(product_ids ?? [...this.#watchers.keys()]);
    } catch {
      this.#failures += 1;
    }
    this.#isAsking = false;
    this.#askIn(Math.min(this.#options.pollMs * 2 ** this.#failures, maximumDelayMs));
  }

  #notify(productIds: readonly number[]): void {
    for (const id of productIds) {
      const watchers = this.#watchers.get(id);
      for (const notify of watchers ?? []) notify(watchers?.size ?? 0);
    }
  }
}

const answerLimitMs = 3000;
const replySchema = z.extend(envelopeSchema, { data: listProductChanges.data });

/** Asks the API for changes; rejects when it is away, slow, or answers something else. */
export async function askForChanges(apiOrigin: string, cursor: string | undefined): Promise<ProductChanges> {
  const url = new URL(listProductChanges.path, apiOrigin);
  if (cursor !== undefined) url.searchParams.set('since', cursor);
  const reply = await fetch(url, { signal: AbortSignal.timeout(answerLimitMs) });
  return z.parse(replySchema, await reply.json()).data;
}
