import { onePlusName, quantityName } from '@mall/contracts/domain/catalogue/promotions';
import { type Benefit, type BenefitLine, linesWith } from './benefit-line.ts';
import { discounted } from './product-price.ts';
import { type PromotionRule, rulesOf } from './promotion-rule.ts';

/** N+Sale where no promotion says otherwise: per cent off every piece of a product from that many on (spec 2.6). */
export const quantityRates = [
  { from: 3, rate: 10 },
  { from: 2, rate: 5 },
] as const;

/** Pieces of each product over all its lines. */
function piecesPerProduct(lines: readonly BenefitLine[]): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const line of lines) {
    pieces.set(line.product_id, (pieces.get(line.product_id) ?? 0) + line.order_quantity);
  }
  return pieces;
}

/**
 * 1+1: of one product, counted over all its options, every second piece is free: the cheapest ones, and among equal
 * ones the last, so that the piece chosen first is the one that is paid.
 */
export function onePlusBenefits(lines: readonly BenefitLine[]): Benefit[] {
  const own = linesWith(lines, 'ONEPLUS');
  const freeLeft = new Map([...piecesPerProduct(own)].map(([id, count]) => [id, Math.floor(count / 2)]));
  const cheapestFirst = [...own].sort(
    (one, other) => one.piece_price - other.piece_price || other.index - one.index,
  );
  return cheapestFirst.flatMap(({ index, product_id, order_quantity, piece_price }) => {
    const free = Math.min(order_quantity, freeLeft.get(product_id) ?? 0);
    freeLeft.set(product_id, (freeLeft.get(product_id) ?? 0) - free);
    const amount = free * piece_price;
    return amount > 0 ? [{ index, code: 'ONEPLUS' as const, label: onePlusName, amount }] : [];
  });
}

/**
 * N+Sale: the more pieces of a product, the more per cent off each piece. Every piece is rounded for itself, so that two
 * lines of one piece cost what one line of two does.
 */
export function quantityBenefits(lines: readonly BenefitLine[], rules: readonly PromotionRule[]): Benefit[] {
  const own = linesWith(lines, 'NPLUS');
  const pieces = piecesPerProduct(own);
  return own.flatMap(({ index, product_id, order_quantity, piece_price }) => {
    const [rule] = rulesOf(rules, 'NPLUS', product_id);
    const count = pieces.get(product_id) ?? 0;
    const steps = rule?.terms.steps ?? quantityRates;
    const rate = Math.max(0, ...steps.filter((step) => count >= step.from).map((step) => step.rate));
    const amount = (piece_price - discounted(piece_price, rate)) * order_quantity;
    return amount > 0 ? [{ index, code: 'NPLUS' as const, label: rule?.label ?? quantityName, amount }] : [];
  });
}
