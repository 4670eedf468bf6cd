import type { BenefitLine } from './benefit-line.ts';
import { onePlusBenefits, quantityBenefits } from './line-price.ts';

const line = (values: Partial<BenefitLine>): BenefitLine => ({
  product_id: 1,
  product_option_id: 11,
  order_quantity: 1,
  piece_price: 10_000,
  promotions: [],
  ...values,
});
const oneplus = { promotions: ['ONEPLUS'] };
const nplus = { promotions: ['NPLUS'] };

/** What each line costs after both benefits. */
function pricesOf(lines: BenefitLine[]): number[] {
  const benefits = [...onePlusBenefits(lines), ...quantityBenefits(lines, [])];
  return lines.map(
    (item, index) =>
      item.piece_price * item.order_quantity -
      benefits.filter((benefit) => benefit.index === index).reduce((sum, benefit) => sum + benefit.amount, 0),
  );
}

describe('benefits over the pieces of a product', () => {
  it.each([
    ['nothing special', [line({ order_quantity: 3 })], [30_000]],
    ['1+1 with one piece', [line(oneplus)], [10_000]],
    ['1+1 with two pieces', [line({ ...oneplus, order_quantity: 2 })], [10_000]],
    ['1+1 with three pieces', [line({ ...oneplus, order_quantity: 3 })], [20_000]],
    ['1+1 over two options: the second is free', [line(oneplus), line(oneplus)], [10_000, 0]],
    [
      '1+1 over options of two prices: the cheaper is free',
      [line({ ...oneplus, piece_price: 9000 }), line(oneplus)],
      [0, 10_000],
    ],
    ['1+1 never across products', [line(oneplus), line({ ...oneplus, product_id: 2 })], [10_000, 10_000]],
    ['N+Sale with one piece', [line(nplus)], [10_000]],
    ['N+Sale with two pieces', [line({ ...nplus, order_quantity: 2 })], [19_000]],
    [
      'N+Sale with three pieces over two options',
      [line({ ...nplus, order_quantity: 2 }), line(nplus)],
      [18_000, 9_000],
    ],
    [
      'each piece is rounded down to ten KRW, in the favour of the shopper',
      [line({ ...nplus, order_quantity: 2, piece_price: 9_990 })],
      [18_980],
    ],
    [
      'one benefit per product: 1+1 before N+Sale',
      [line({ promotions: ['NPLUS', 'ONEPLUS'], order_quantity: 2 })],
      [10_000],
    ],
  ])('%s', (_case, lines, expected) => {
    expect(pricesOf(lines)).toEqual(expected);
  });

  it('takes the steps of a promotion where there is one', () => {
    const rule = {
      rule_id: 1,
      label: '3개 이상 20%',
      terms: { type: 'NPLUS' as const, steps: [{ from: 3, rate: 20 }] },
      parts: new Map([[1, 1]]),
    };
    const of = (order_quantity: number) => quantityBenefits([line({ ...nplus, order_quantity })], [rule]);
    expect(of(2)).toEqual([]);
    expect(of(3)).toEqual([{ index: 0, code: 'NPLUS', label: '3개 이상 20%', amount: 6_000 }]);
  });
});
