import type { ProductCard } from '@mall/contracts/api/catalogue/products';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../../platform/database/schema/schema.ts';
import { type CardView, loadCardMap } from './load-cards.ts';

/** Most cached cards, about 2 kB each. */
const maximumCards = 6000;

/** Cards of lists: a list that is new to everybody mostly shows products that others showed (decision 43). */
export class CardCache {
  readonly #db: Db;
  #cards = emptyCards();

  constructor(db: Db) {
    this.#db = db;
  }

  /** Drops all entries; a read under way answers the calls that began it and is not cached. */
  drop(): void {
    this.#cards = emptyCards();
  }

  /** Cards in the given order; hidden and unknown ids are left out. Confirm the read cache first. */
  async load(ids: readonly number[], view: CardView): Promise<ProductCard[]> {
    const cache = this.#cards;
    // A card shows nothing of its buyer but the grade's price, and nothing of the list but a colour that was chosen.
    const seenBy = [view.buyer.gradeRate ?? 0, ...(view.colorGroups ?? [])].join();
    const keyOf = (id: number) => `${seenBy}:${id}`;
    // Taken before the wait: others may push them out meanwhile.
    const known = new Map(ids.map((id) => [id, cache.get(keyOf(id))]));
    const missing = ids.filter((id) => !known.get(id));
    const loaded = await loadCardMap(this.#db, missing, view);
    const cards = ids.flatMap((id) => loaded.get(id) ?? known.get(id) ?? []);
    for (const [id, card] of loaded) cache.set(keyOf(id), card);
    return cards;
  }
}

function emptyCards(): LRUCache<string, ProductCard> {
  return new LRUCache({ max: maximumCards });
}
