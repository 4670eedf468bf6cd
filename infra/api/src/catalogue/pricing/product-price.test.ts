import { discounted, guest, lastPrice, type PricedProduct } from './product-price.ts';

const noon = new Date('2026-11-21T12:00:00+09:00');
const minutes = (count: number) => new Date(noon.getTime() + count * 60_000);
const product: PricedProduct = {
  retail_price: 59_900,
  sell_price: 49_900,
  time_sale: { price: 39_900, start_at: minutes(10), end_at: minutes(20) },
};

describe('the price of a product', () => {
  it.each([
    ['before the time sale', 9, 49_900],
    ['from its first moment', 10, 39_900],
    ['until its last', 19.99, 39_900],
    ['not at its end', 20, 49_900],
  ])('takes the time sale %s', (_case, after, expected) => {
    expect(lastPrice(product, guest, minutes(after))).toBe(expected);
  });

  it('takes the grade off the price of the moment, in whole tens of KRW', () => {
    expect(lastPrice(product, { gradeRate: 3 }, noon)).toBe(48_400);
    expect(lastPrice(product, { gradeRate: 3 }, minutes(10))).toBe(38_700);
  });

  it('is never nothing', () => {
    expect(discounted(100, 90)).toBe(10);
    expect(discounted(10, 90)).toBe(10);
  });
});
