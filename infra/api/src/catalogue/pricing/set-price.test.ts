import type { BenefitLine } from './benefit-line.ts';
import type { PromotionRule } from './promotion-rule.ts';
import { brokenBundle, crossSetBenefits, fixedSetBenefits } from './set-price.ts';

const line = (
  product_id: number,
  piece_price: number,
  order_quantity = 1,
  promotion = 'SETFIX',
): BenefitLine => ({
  product_option_id: product_id * 10,
  product_id,
  piece_price,
  order_quantity,
  promotions: [promotion],
});
const suit = (is_bundle_only = false): PromotionRule => ({
  rule_id: 1,
  label: '셋업',
  terms: { type: 'SETFIX', set_price: 100_000, is_bundle_only },
  parts: new Map([
    [1, 1],
    [2, 2],
  ]),
});
const totalOf = (benefits: { amount: number }[]) => benefits.reduce((sum, item) => sum + item.amount, 0);

describe('a set at a fixed price', () => {
  it('costs the set price once per complete set; left-over parts keep their single price', () => {
    const lines = [line(1, 80_000, 3), line(2, 40_000, 2)];
    expect(totalOf(fixedSetBenefits(lines, [suit()]))).toBe(2 * 20_000);
  });

  it('gives nothing for a part on its own, nor where the parts are cheaper than the set', () => {
    expect(totalOf(fixedSetBenefits([line(1, 80_000)], [suit()]))).toBe(0);
    expect(totalOf(fixedSetBenefits([line(1, 50_000), line(2, 40_000)], [suit()]))).toBe(0);
  });

  it('that is sold whole only is broken by any surplus part', () => {
    expect(brokenBundle([line(1, 1, 2), line(2, 1, 2)], [suit(true)])).toBeNull();
    expect(brokenBundle([line(1, 1, 2), line(2, 1, 1)], [suit(true)])?.label).toBe('셋업');
    expect(brokenBundle([line(1, 1)], [suit(true)])?.label).toBe('셋업');
    expect(brokenBundle([line(1, 1)], [suit(false)])).toBeNull();
  });
});

describe('a cross set', () => {
  const cross: PromotionRule = {
    rule_id: 2,
    label: '상하의 크로스',
    terms: { type: 'SETCROSS', rate: 10 },
    parts: new Map([
      [1, 1],
      [2, 1],
      [3, 2],
    ]),
  };

  it('takes the rate off the dearest piece of each group per pair', () => {
    const lines = [
      line(1, 30_000, 1, 'SETCROSS'),
      line(2, 50_000, 1, 'SETCROSS'),
      line(3, 20_000, 1, 'SETCROSS'),
    ];
    expect(crossSetBenefits(lines, [cross]).map(({ index, amount }) => [index, amount])).toEqual([
      [1, 5_000],
      [2, 2_000],
    ]);
  });

  it('needs both groups', () => {
    const lines = [line(1, 30_000, 1, 'SETCROSS'), line(2, 50_000, 1, 'SETCROSS')];
    expect(crossSetBenefits(lines, [cross])).toEqual([]);
  });
});
