import { type BenefitLine, linesWith } from '../benefit-line.ts';
import { quantityRates } from '../line-price.ts';
import { type PromotionRule, rulesOf } from '../promotion-rule.ts';

/** What a product's next pieces bring, and how many more it takes. */
interface NextBenefit {
  code: 'ONEPLUS' | 'NPLUS';
  pieces: number;
  /** Per cent off each piece; of NPLUS. */
  rate?: number;
}
type Line = Pick<BenefitLine, 'product_id' | 'product_option_id' | 'order_quantity' | 'promotions'>;

/** Benefits that begin with more pieces of a product that is there already, by product. */
export function nextBenefits(
  lines: readonly Line[],
  rules: readonly PromotionRule[],
): ReadonlyMap<number, NextBenefit> {
  // Whether a product takes part does not depend on what it costs.
  const priceless = lines.map((line) => ({ ...line, piece_price: 0 }));
  const next = new Map<number, NextBenefit>();
  for (const [productId, count] of piecesOf(linesWith(priceless, 'ONEPLUS'))) {
    if (count % 2 === 1) next.set(productId, { code: 'ONEPLUS', pieces: 1 });
  }
  for (const [productId, count] of piecesOf(linesWith(priceless, 'NPLUS'))) {
    const steps = rulesOf(rules, 'NPLUS', productId)[0]?.terms.steps ?? quantityRates;
    const present = Math.max(0, ...steps.filter((step) => count >= step.from).map((step) => step.rate));
    const [better] = steps
      .filter((step) => step.from > count && step.rate > present)
      .sort((one, other) => one.from - other.from);
    if (better) next.set(productId, { code: 'NPLUS', pieces: better.from - count, rate: better.rate });
  }
  return next;
}

function piecesOf(lines: readonly Line[]): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const { product_id, order_quantity } of lines)
    pieces.set(product_id, (pieces.get(product_id) ?? 0) + order_quantity);
  return pieces;
}
