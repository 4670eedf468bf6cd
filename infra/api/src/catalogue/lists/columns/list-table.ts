import { setImmediate } from 'node:timers/promises';
import { discounted } from '../../pricing/product-price.ts';
import type { ListVocabulary } from '../facets/facet-columns.ts';
import type { PriceSpan } from '../keywords/price-words.ts';
import { AnswerCache } from './answer-cache.ts';
import { type Bits, emptyBits, setBit } from './bits.ts';
import { FactColumn } from './fact-column.ts';
import { GradePrices } from './grade-prices.ts';
import { onTimeSale, readFacts } from './list-facts.ts';
import type { RowColumns, TimeSale } from './load-rows.ts';
import { SortedColumn } from './sorted-column.ts';

/** Most grades whose prices are in memory; a shop has fewer. */
const maximumGrades = 12;

/**
 * Every shown product as a slot in columns: what lists filter, count and sort by, answered without the database.
 * `put` and `hide` keep it true (decision 43).
 */
export class ListTable {
  readonly capacity: number;
  readonly vocabulary: ListVocabulary;
  /** Slots of products that are shown. */
  readonly shown: Bits;
  readonly facts: { taxonomy: FactColumn; labels: FactColumn; sizes: FactColumn; colors: FactColumn };
  readonly ids: Int32Array;
  /** What was found in it as it is now. */
  readonly answers = new AnswerCache();
  /** For lists of slots that are used up before the next one is made. */
  readonly scratch: Uint32Array;
  readonly orders: { BESTDESC: SortedColumn; REVIEWDESC: SortedColumn; NEWDESC: SortedColumn };
  readonly #prices: SortedColumn;
  readonly #texts: Int32Array;
  readonly #slotById = new Map<number, number>();
  readonly #grades = new Map<number, GradePrices>();
  readonly #timeSales = new Map<number, TimeSale>();
  /** From here until there no time sale begins or ends, ms. */
  #timeSlot = { from: Number.POSITIVE_INFINITY, until: Number.NEGATIVE_INFINITY };

  constructor(capacity: number, vocabulary: ListVocabulary) {
    this.capacity = capacity;
    this.vocabulary = vocabulary;
    this.shown = emptyBits(capacity);
    this.facts = {
      taxonomy: new FactColumn(capacity, readFacts(vocabulary, 'taxonomy')),
      labels: new FactColumn(capacity, readFacts(vocabulary, 'labels')),
      sizes: new FactColumn(capacity, readFacts(vocabulary, 'sizes')),
      colors: new FactColumn(capacity, readFacts(vocabulary, 'colors')),
    };
    this.ids = new Int32Array(capacity);
    this.scratch = new Uint32Array(capacity);
    this.#texts = new Int32Array(capacity);
    this.orders = {
      BESTDESC: new SortedColumn(capacity, 'falling', this.#newerFirst),
      REVIEWDESC: new SortedColumn(capacity, 'falling', this.#newerFirst),
      NEWDESC: new SortedColumn(capacity, 'falling', this.#newerFirst),
    };
    this.#prices = new SortedColumn(capacity, 'rising', this.#newerFirst);
  }

  slotOf(id: number): number | undefined {
    return this.#slotById.get(id);
  }

  /** Whether these products fit beside those that are known. */
  hasCapacityFor(ids: readonly number[]): boolean {
    return this.#slotById.size + ids.filter((id) => !this.#slotById.has(id)).length <= this.capacity;
  }

  /** Takes products over as they are, new and known ones. True when keywords may find others than before. */
  put(rows: RowColumns): boolean {
    this.answers.drop();
    let hasNewText = false;
    for (const [index, id] of rows.ids.entries()) {
      const slot = this.#slotFor(id);
      setBit(this.shown, slot, true);
      this.facts.taxonomy.set(slot, rows.taxonomies[index] ?? '');
      this.facts.labels.set(slot, rows.labels[index] ?? '');
      this.facts.sizes.set(slot, rows.sizes[index] ?? '');
      this.facts.colors.set(slot, rows.colors[index] ?? '');
      this.orders.BESTDESC.set(slot, rows.sales[index] ?? 0);
      this.orders.REVIEWDESC.set(slot, rows.reviews[index] ?? 0);
      this.orders.NEWDESC.set(slot, rows.releases[index] ?? 0);
      this.#setPrice(slot, rows.prices[index] ?? 0);
      this.#timeSales.delete(slot);
      hasNewText ||= this.#texts[slot] !== rows.texts[index];
      this.#texts[slot] = rows.texts[index] ?? 0;
    }
    for (const sale of rows.time_sales ?? []) this.#timeSales.set(this.#slotFor(sale.id), sale);
    this.#timeSlot = { from: Number.POSITIVE_INFINITY, until: Number.NEGATIVE_INFINITY };
    return hasNewText;
  }

  /** Products that are not shown any more; unknown ones are no matter. */
  hide(ids: readonly number[]): void {
    this.answers.drop();
    for (const id of ids) {
      const slot = this.#slotById.get(id);
      if (slot !== undefined) setBit(this.shown, slot, false);
    }
  }

  /** Brings prices and promotions to a moment: time sales begin and end without anybody changing a row. */
  advanceTo(now: Date): void {
    const nowMs = now.getTime();
    if (nowMs >= this.#timeSlot.from && nowMs < this.#timeSlot.until) return;
    this.answers.drop();
    const timeSlot = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY };
    for (const [slot, { start, end, price, sell_price, labels, is_promoted }] of this.#timeSales) {
      const isRunning = start !== null && end !== null && start <= nowMs && nowMs < end;
      this.#setPrice(slot, isRunning && price !== null ? price : sell_price);
      this.facts.labels.set(slot, isRunning && is_promoted ? onTimeSale(labels) : labels);
      for (const edge of [start, end]) {
        if (edge !== null && edge <= nowMs) timeSlot.from = Math.max(timeSlot.from, edge);
        else if (edge !== null) timeSlot.until = Math.min(timeSlot.until, edge);
      }
    }
    this.#timeSlot = timeSlot;
  }

  /** Prices as a grade with this discount (per cent) sees them; 0 for guests. */
  pricesAt(rate: number): GradePrices {
    const known = this.#grades.get(rate);
    if (known) return known;
    const [oldest] = this.#grades.keys();
    if (this.#grades.size >= maximumGrades && oldest !== undefined) this.#grades.delete(oldest);
    const prices = new GradePrices(this.capacity, rate);
    for (let slot = 0; slot < this.#slotById.size; slot += 1)
      prices.set(slot, this.#prices.values[slot] ?? 0);
    this.#grades.set(rate, prices);
    return prices;
  }

  /** Slots by the prices of a grade, the lowest or the highest first. */
  byPrice(sort: 'PRICEASC' | 'PRICEDESC', rate: number): Uint32Array {
    return this.pricesAt(rate).ordersFrom(this.#prices, this.#newerFirst)[sort];
  }

  /** Slots whose price, as a grade sees it, lies within a span. */
  pricedWithin({ from, below }: PriceSpan, rate: number): Bits {
    const bits = emptyBits(this.capacity);
    for (let slot = 0; slot < this.#slotById.size; slot += 1) {
      const price = discounted(this.#prices.values[slot] ?? 0, rate);
      if (price >= from && price < below) setBit(bits, slot, true);
    }
    return bits;
  }

  /** Sorts everything that guests ask for, one order per turn of the event loop. */
  async prepare(now: Date): Promise<void> {
    this.advanceTo(now);
    const orders = [
      () => this.orders.BESTDESC.slots,
      () => this.orders.REVIEWDESC.slots,
      () => this.orders.NEWDESC.slots,
      () => this.#prices.slots,
      () => this.byPrice('PRICEASC', 0),
    ];
    for (const order of orders) {
      order();
      await setImmediate();
    }
  }

  readonly #newerFirst = (one: number, other: number) => (this.ids[other] ?? 0) - (this.ids[one] ?? 0);

  #slotFor(id: number): number {
    const known = this.#slotById.get(id);
    if (known !== undefined) return known;
    const slot = this.#slotById.size;
    this.#slotById.set(id, slot);
    this.ids[slot] = id;
    return slot;
  }

  #setPrice(slot: number, price: number): void {
    this.#prices.set(slot, price);
    for (const grade of this.#grades.values()) grade.set(slot, price);
  }
}
