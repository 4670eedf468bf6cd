import type { PromotionRule } from '../promotion-rule.ts';
import { nextBenefits } from './next-benefits.ts';

const line = (product_id: number, order_quantity: number, ...promotions: string[]) => ({
  product_id,
  product_option_id: product_id * 10 + order_quantity,
  order_quantity,
  promotions,
});

describe('the next benefit of a product', () => {
  it('is a free second piece as long as the pieces, over all options, are odd', () => {
    expect(nextBenefits([line(1, 1, 'ONEPLUS')], []).get(1)).toEqual({ code: 'ONEPLUS', pieces: 1 });
    expect(nextBenefits([line(1, 1, 'ONEPLUS'), line(1, 2, 'ONEPLUS')], []).get(1)?.pieces).toBe(1);
    expect(nextBenefits([line(1, 1, 'ONEPLUS'), line(1, 3, 'ONEPLUS')], []).size).toBe(0);
  });

  it('is the next step of a quantity discount, by the product’s own terms', () => {
    expect(nextBenefits([line(1, 1, 'NPLUS')], []).get(1)).toEqual({ code: 'NPLUS', pieces: 1, rate: 5 });
    expect(nextBenefits([line(1, 3, 'NPLUS')], []).size).toBe(0);
    const rule: PromotionRule = {
      rule_id: 1,
      label: 'N+',
      terms: { type: 'NPLUS', steps: [{ from: 5, rate: 20 }] },
      parts: new Map([[1, 1]]),
    };
    expect(nextBenefits([line(1, 2, 'NPLUS')], [rule]).get(1)).toEqual({
      code: 'NPLUS',
      pieces: 3,
      rate: 20,
    });
  });

  it('is none of a product with another benefit, or without any', () => {
    expect(nextBenefits([line(1, 1, 'ONEPLUS', 'NPLUS'), line(2, 1)], []).size).toBe(1);
  });
});
