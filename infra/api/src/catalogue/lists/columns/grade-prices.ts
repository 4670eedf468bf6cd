import { priceRanges } from '@mall/contracts/domain/catalogue/price-ranges';
import { discounted } from '../../pricing/product-price.ts';
import { FactColumn } from './fact-column.ts';
import { factOf } from './list-facts.ts';
import { coarser, descending } from './regraded-order.ts';
import type { SortedColumn } from './sorted-column.ts';

interface PriceOrders {
  PRICEASC: Uint32Array;
  PRICEDESC: Uint32Array;
}

/** What lists need of the prices that one grade sees; `rate` in whole per cent. */
export class GradePrices {
  readonly ranges: FactColumn;
  readonly #rate: number;
  #orders: PriceOrders | null = null;

  constructor(capacity: number, rate: number) {
    this.#rate = rate;
    this.ranges = new FactColumn(capacity, (range) => [factOf('price', range)]);
  }

  /** Takes over the non-member price of a product, KRW. */
  set(slot: number, basePrice: number): void {
    const price = discounted(basePrice, this.#rate);
    const range = priceRanges.find(({ from, below }) => price >= from && price < below);
    this.ranges.set(slot, range?.value ?? '');
    this.#orders = null;
  }

  /** Slots by this grade's price, equal prices by the newer id; made from the order of non-member prices. */
  ordersFrom(byBasePrice: SortedColumn, newerFirst: (one: number, other: number) => number): PriceOrders {
    if (!this.#orders) {
      const priceOf = (slot: number) => discounted(byBasePrice.values[slot] ?? 0, this.#rate);
      // A grade's price is rounded: prices that differ without it may be equal with it.
      const ascending =
        this.#rate === 0 ? byBasePrice.slots : coarser(byBasePrice.slots, priceOf, newerFirst);
      this.#orders = { PRICEASC: ascending, PRICEDESC: descending(ascending, priceOf) };
    }
    return this.#orders;
  }
}
