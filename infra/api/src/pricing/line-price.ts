/** One line before benefits across pieces. Money in whole KRW. */
export interface LineToPrice {
  product_id: number;
  order_quantity: number;
  retail_price: number;
  /** For one piece, as `lastPrice` gives it. */
  last_price: number;
  promotions: readonly string[];
}

/** N+Sale: per cent off every piece of a product from that many pieces on (spec 2.6). */
export const quantityRates = [
  { from: 3, rate: 10 },
  { from: 2, rate: 5 },
] as const;

/**
 * Price of each whole line (KRW), in the order given. 1+1: of one product, counted over all its options, every
 * second piece is free. N+Sale: two pieces of a product cost 5 %, three or more 10 % less.
 */
export function linePrices(lines: readonly LineToPrice[]): number[] {
  const pieces = new Map<number, number>();
  for (const line of lines) {
    pieces.set(line.product_id, (pieces.get(line.product_id) ?? 0) + line.order_quantity);
  }
  const freeLeft = new Map<number, number>();
  for (const [productId, count] of pieces) freeLeft.set(productId, Math.floor(count / 2));

  // The free pieces are taken from the last lines, so that the piece chosen first is the one that is paid.
  return [...lines]
    .reverse()
    .map((line) => {
      const full = line.last_price * line.order_quantity;
      if (line.promotions.includes('ONEPLUS')) {
        const free = Math.min(line.order_quantity, freeLeft.get(line.product_id) ?? 0);
        freeLeft.set(line.product_id, (freeLeft.get(line.product_id) ?? 0) - free);
        return full - free * line.last_price;
      }
      if (line.promotions.includes('NPLUS')) {
        const count = pieces.get(line.product_id) ?? 0;
        const rate = quantityRates.find((item) => count >= item.from)?.rate ?? 0;
        return full - Math.floor((full * rate) / 1000) * 10;
      }
      return full;
    })
    .reverse();
}
