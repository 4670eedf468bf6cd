import { type LineToPrice, linePrices } from './line-price.ts';

const line = (values: Partial<LineToPrice>): LineToPrice => ({
  product_id: 1,
  order_quantity: 1,
  retail_price: 20_000,
  last_price: 10_000,
  promotions: [],
  ...values,
});

describe('prices of lines', () => {
  it.each([
    ['nothing special', [line({ order_quantity: 3 })], [30_000]],
    ['1+1 with one piece', [line({ promotions: ['ONEPLUS'] })], [10_000]],
    ['1+1 with two pieces', [line({ promotions: ['ONEPLUS'], order_quantity: 2 })], [10_000]],
    ['1+1 with three pieces', [line({ promotions: ['ONEPLUS'], order_quantity: 3 })], [20_000]],
    [
      '1+1 over two options: the second is free',
      [line({ promotions: ['ONEPLUS'] }), line({ promotions: ['ONEPLUS'] })],
      [10_000, 0],
    ],
    [
      '1+1 never across products',
      [line({ promotions: ['ONEPLUS'] }), line({ promotions: ['ONEPLUS'], product_id: 2 })],
      [10_000, 10_000],
    ],
    ['N+Sale with one piece', [line({ promotions: ['NPLUS'] })], [10_000]],
    ['N+Sale with two pieces', [line({ promotions: ['NPLUS'], order_quantity: 2 })], [19_000]],
    [
      'N+Sale with three pieces over two options',
      [line({ promotions: ['NPLUS'], order_quantity: 2 }), line({ promotions: ['NPLUS'] })],
      [18_000, 9_000],
    ],
    [
      'a discount that is not whole tens is rounded in favour of whole tens',
      [line({ promotions: ['NPLUS'], order_quantity: 2, last_price: 9_990 })],
      [18_990],
    ],
  ])('%s', (_case, lines, expected) => {
    expect(linePrices(lines)).toEqual(expected);
  });

  it('never lets a promotion make a line cost less than nothing or more than its pieces', () => {
    for (let quantity = 1; quantity <= 99; quantity += 1) {
      for (const promotion of ['ONEPLUS', 'NPLUS']) {
        const [price = -1] = linePrices([line({ promotions: [promotion], order_quantity: quantity })]);
        expect(price).toBeGreaterThanOrEqual(0);
        expect(price).toBeLessThanOrEqual(quantity * 10_000);
        expect(Number.isInteger(price)).toBe(true);
      }
    }
  });
});
