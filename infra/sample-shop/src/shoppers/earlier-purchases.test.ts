import { earlierPurchases } from './earlier-purchases.ts';

const pieces = [40_000, 12_000, 150_000, 90_000].map((price) => ({ price }));
const pricesOf = (from: number, below: number, spent = 0) =>
  earlierPurchases(pieces, { from, below }, spent).map(({ price }) => price);

describe('what a sample member bought earlier', () => {
  it('reaches the grade with as few pieces as do it, and not the next grade', () => {
    expect(pricesOf(100_000, 300_000)).toEqual([150_000]);
    expect(pricesOf(200_000, 300_000)).toEqual([150_000, 90_000]);
  });

  it('is something small for the first grade, and nothing for those who bought enough', () => {
    expect(pricesOf(0, 100_000)).toEqual([12_000]);
    expect(pricesOf(100_000, 300_000, 110_000)).toEqual([]);
  });

  it('ends where no piece is left that keeps below the next grade', () => {
    expect(pricesOf(60_000, 80_000)).toEqual([40_000, 12_000]);
    expect(pricesOf(1_500_000, Number.POSITIVE_INFINITY)).toEqual([150_000, 90_000, 40_000, 12_000]);
  });
});
