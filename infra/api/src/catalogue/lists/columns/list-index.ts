import { LRUCache } from 'lru-cache';
import type { Db } from '../../../platform/database/schema/schema.ts';
import { type ListVocabulary, shopVocabulary } from '../facets/facet-columns.ts';
import type { KeywordWord } from '../keywords/search-words.ts';
import { type KeywordMatch, matchKeyword } from './keyword-match.ts';
import { ListTable } from './list-table.ts';
import { countProducts, loadAllRows, loadRowsOf, type RowColumns } from './load-rows.ts';

/** Room for products that are added later: when it is used up the table is made anew. */
const spareSlots = 1024;
const spareShare = 0.1;
/** Most keywords whose products are cached, each about a byte per product. */
const maximumKeywords = 16;

interface IndexOptions {
  db: Db;
  clock: () => Date;
  vocabulary?: ListVocabulary;
}

/** The table of lists in this process, and what keywords find in it, true to the last look at the changes. */
export class ListIndex {
  readonly #db: Db;
  readonly #clock: () => Date;
  readonly #vocabulary: ListVocabulary;
  readonly #keywords = new LRUCache<string, Promise<KeywordMatch>>({ max: maximumKeywords });
  #table: ListTable;
  #work: Promise<void> = Promise.resolve();

  constructor({ db, clock, vocabulary = shopVocabulary }: IndexOptions) {
    this.#db = db;
    this.#clock = clock;
    this.#vocabulary = vocabulary;
    this.#table = new ListTable(0, vocabulary);
  }

  /** The table by now. Keep it no longer than until the next `await`. */
  get table(): ListTable {
    return this.#table;
  }

  /** Reads products again, all of them for null. One after the other: an older read must never win. */
  refresh(ids: readonly number[] | null): Promise<void> {
    if (ids?.length === 0) return this.#work;
    const work = this.#work.then(() => (ids ? this.#patch(ids) : this.#reload()));
    // A failure reaches the caller, which asks again; the next refresh must not fail with it.
    this.#work = work.catch(() => undefined);
    return work;
  }

  /** Products that a keyword's words find, by slot of the table that is current when it answers. */
  async match(words: readonly KeywordWord[]): Promise<KeywordMatch | null> {
    const texts = words.filter((word) => !word.filter);
    if (texts.length === 0) return null;
    const key = JSON.stringify(texts);
    for (;;) {
      const known = this.#keywords.get(key);
      const work = known ?? matchKeyword(this.#db, texts, () => this.#table);
      if (!known) this.#keywords.set(key, work);
      const forget = () => {
        if (this.#keywords.peek(key) === work) this.#keywords.delete(key);
      };
      work.catch(forget);
      const match = await work;
      if (match.table === this.#table) return match;
      forget();
    }
  }

  async #patch(ids: readonly number[]): Promise<void> {
    const chunks: RowColumns[] = [];
    for await (const chunk of loadRowsOf(this.#db, ids, this.#vocabulary)) chunks.push(chunk);
    const shown = new Set(chunks.flatMap((chunk) => chunk.ids));
    if (!this.#table.hasCapacityFor([...shown])) return this.#reload();
    const gone = ids.filter((id) => !shown.has(id));
    this.#table.hide(gone);
    for (const chunk of chunks) if (this.#table.put(chunk)) this.#keywords.clear();
  }

  async #reload(): Promise<void> {
    const count = await countProducts(this.#db);
    const table = new ListTable(Math.ceil(count * (1 + spareShare)) + spareSlots, this.#vocabulary);
    for await (const chunk of loadAllRows(this.#db, this.#vocabulary)) {
      if (!table.hasCapacityFor(chunk.ids)) return this.#reload();
      table.put(chunk);
    }
    // The first shopper must not wait for what every other one finds done.
    await table.prepare(this.#clock());
    this.#table = table;
    this.#keywords.clear();
  }
}
