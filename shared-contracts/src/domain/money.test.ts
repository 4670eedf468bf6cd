import * as z from 'zod/mini';
import { discountRate, formatCount, formatWon, wonSchema } from './money.ts';

describe('money', () => {
  it.each([
    [10_000, 7_000, 30],
    [10_000, 7_100, 29],
    [39_900, 29_900, 25],
    [10_000, 9_999, 0],
    [10_000, 10_000, 0],
    [10_000, 12_000, 0],
    [10_000, 0, 100],
    [0, 0, 0],
  ])('%i for %i is %i%% off', (retail, last, rate) => expect(discountRate(retail, last)).toBe(rate));

  it('agrees with whole numbers for every whole per cent', () => {
    for (let rate = 1; rate <= 99; rate += 1) expect(discountRate(10_000, 10_000 - rate * 100)).toBe(rate);
  });

  it('writes prices and counts in groups', () => {
    const written = [formatWon(0), formatWon(39_900), formatCount(999), formatCount(1_234_567)];
    expect(written).toEqual(['0원', '39,900원', '999', '1,234,567']);
    expect(formatWon(-100_000)).toBe('-100,000원');
  });

  it.each([
    [39_900, true],
    [0, true],
    [-1, false],
    [9.5, false],
    ['100', false],
  ])('%s as an amount: %s', (value, isValid) => expect(z.safeParse(wonSchema, value).success).toBe(isValid));
});
