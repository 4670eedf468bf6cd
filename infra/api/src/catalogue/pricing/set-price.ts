import { allocate } from './allocate.ts';
import { type Benefit, type BenefitLine, linesWith } from './benefit-line.ts';
import { discounted } from './product-price.ts';
import { type PromotionRule, rulesOf } from './promotion-rule.ts';

interface Piece {
  index: number;
  option: number;
  price: number;
}

/** Single pieces of each part of a rule, dearest first, so that sets are made in the shopper's favour. Of equal ones the option decides, not the order of the lines. */
function piecesOfParts(lines: readonly (BenefitLine & { index: number })[], rule: PromotionRule): Piece[][] {
  const parts = [...new Set(rule.parts.values())].sort((one, other) => one - other);
  return parts.map((part) =>
    lines
      .filter((line) => rule.parts.get(line.product_id) === part)
      .flatMap(({ index, product_option_id: option, order_quantity, piece_price }) =>
        Array.from({ length: order_quantity }, () => ({ index, option, price: piece_price })),
      )
      .sort((one, other) => other.price - one.price || one.option - other.option),
  );
}

/** The complete sets; what is left over stays at its single price (spec 2.5). */
function setsOf(parts: readonly Piece[][]): Piece[][] {
  const count = parts.length < 2 ? 0 : Math.min(...parts.map((pieces) => pieces.length));
  return Array.from({ length: count }, (_, place) => parts.flatMap((pieces) => pieces[place] ?? []));
}

/** SETFIX: a complete set costs its set price where that is less; the difference is shared out over its pieces. */
export function fixedSetBenefits(lines: readonly BenefitLine[], rules: readonly PromotionRule[]): Benefit[] {
  const own = linesWith(lines, 'SETFIX');
  return rulesOf(rules, 'SETFIX').flatMap((rule) =>
    setsOf(piecesOfParts(own, rule)).flatMap((set) => {
      const sum = set.reduce((total, piece) => total + piece.price, 0);
      const shares = allocate(
        Math.max(0, sum - rule.terms.set_price),
        set.map((piece) => piece.price),
      );
      return set.map(({ index }, place) => ({
        index,
        code: 'SETFIX' as const,
        label: rule.label,
        amount: shares[place] ?? 0,
      }));
    }),
  );
}

/** SETCROSS: pieces of two groups bought together each get the rate; what a piece costs then is rounded down to ten KRW. */
export function crossSetBenefits(lines: readonly BenefitLine[], rules: readonly PromotionRule[]): Benefit[] {
  const own = linesWith(lines, 'SETCROSS');
  return rulesOf(rules, 'SETCROSS').flatMap((rule) =>
    setsOf(piecesOfParts(own, rule))
      .flat()
      .map(({ index, price }) => ({
        index,
        code: 'SETCROSS' as const,
        label: rule.label,
        amount: price - discounted(price, rule.terms.rate),
      })),
  );
}

/** A set that may only be bought whole, and the products of the parts that are missing. */
export interface BrokenBundle {
  label: string;
  product_ids: number[];
}

/** The first set that may only be bought whole and is not, by the products wanted; null when all is well. */
export function brokenBundle(
  lines: readonly Pick<BenefitLine, 'product_id' | 'order_quantity'>[],
  rules: readonly PromotionRule[],
): BrokenBundle | null {
  for (const rule of rulesOf(rules, 'SETFIX')) {
    const counts = new Map([...rule.parts.values()].map((part) => [part, 0]));
    for (const line of lines) {
      const part = rule.parts.get(line.product_id);
      if (part !== undefined) counts.set(part, (counts.get(part) ?? 0) + line.order_quantity);
    }
    const most = Math.max(...counts.values());
    const missing = [...rule.parts].filter(([, part]) => (counts.get(part) ?? 0) < most);
    if (rule.terms.is_bundle_only && missing.length > 0)
      return { label: rule.label, product_ids: missing.map(([productId]) => productId) };
  }
  return null;
}
