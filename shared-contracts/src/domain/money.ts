import * as z from 'zod/mini';

/** Whole KRW; never negative. */
export const wonSchema = z.int().check(z.nonnegative());

const format = new Intl.NumberFormat('ko-KR');

/** `39,900원` */
export function formatWon(amount: number): string {
  return `${format.format(amount)}원`;
}

export function formatCount(count: number): string {
  return format.format(count);
}

/** Whole per cent off the retail price; 0 when the price is not lower. */
export function discountRate(retailPrice: number, lastPrice: number): number {
  // Multiplied first: 0.29 * 100 is less than 29.
  return retailPrice > 0 && lastPrice < retailPrice
    ? Math.floor(((retailPrice - lastPrice) * 100) / retailPrice)
    : 0;
}
