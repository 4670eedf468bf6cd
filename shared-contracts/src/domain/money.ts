import * as z from 'zod/mini';

/** Whole KRW; never negative. */
export const wonSchema = z.int().check(z.nonnegative());

/** `39,900원` */
export function formatWon(amount: number): string {
  return `${formatCount(amount)}원`;
}

/** `39,900`; whole numbers only. By hand: a formatter of `Intl` takes a slow phone 100 ms to make. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Whole per cent off the retail price; 0 when the price is not lower. */
export function discountRate(retailPrice: number, lastPrice: number): number {
  // Multiplied first: 0.29 * 100 is less than 29.
  return retailPrice > 0 && lastPrice < retailPrice
    ? Math.floor(((retailPrice - lastPrice) * 100) / retailPrice)
    : 0;
}
