import type { AmountRow } from '@mall/contracts/domain/pricing/amounts';
import { pieceSteps } from '../../catalogue/pricing/piece-price.ts';
import { discounted } from '../../catalogue/pricing/product-price.ts';
import { type PromotionRule, rulesOf } from '../../catalogue/pricing/promotion-rule.ts';
import type { LineBasis } from '../../orders/orders/price-basis.ts';

/** What the price of an option depends on besides its product. */
export interface OptionTraits {
  product_id: number;
  size_name: string;
  color_group: string;
}

/** Steps of a piece's price before the one by size or colour, and after it. */
const stepsBefore: readonly string[] = pieceSteps.slice(0, pieceSteps.indexOf('SIZECOLOR'));
const stepsAfter: readonly string[] = pieceSteps.slice(pieceSteps.indexOf('SIZECOLOR') + 1);

/**
 * What a piece of another option of the same product would have cost in the same order, KRW for one: only a promotion
 * by size or colour (SIZECOLOR) distinguishes options. The same basis where it costs the same.
 */
export function exchangedBasis(
  basis: LineBasis,
  rules: readonly PromotionRule[],
  option: OptionTraits,
): LineBasis {
  const before = sumOf(basis.rows.filter((row) => stepsBefore.includes(row.code)));
  const piece_price = laterRates(basis.rows).reduce(discounted, discounted(before, rateOf(rules, option)));
  if (piece_price === basis.piece_price) return basis;
  const row = { code: 'EXCHANGE', label: '교환 옵션 차액', amount: piece_price - basis.piece_price };
  return { ...basis, piece_price, rows: [...basis.rows, row] };
}

/** Per cent that the steps after the one by size or colour took off; a row says only how many KRW that were. */
function laterRates(rows: readonly AmountRow[]): number[] {
  return rows.flatMap((row, index) => {
    if (!stepsAfter.includes(row.code)) return [];
    const from = sumOf(rows.slice(0, index));
    const about = (-100 * row.amount) / from;
    const rates = [Math.floor(about), Math.ceil(about)];
    return rates.find((rate) => discounted(from, rate) === from + row.amount) ?? about;
  });
}

const sumOf = (rows: readonly AmountRow[]) => rows.reduce((sum, row) => sum + row.amount, 0);

/** Per cent off for this option. */
function rateOf(
  rules: readonly PromotionRule[],
  { product_id, size_name, color_group }: OptionTraits,
): number {
  const isOneOf = (names: readonly string[], name: string) => names.length === 0 || names.includes(name);
  const rates = rulesOf(rules, 'SIZECOLOR', product_id)
    .filter(({ terms }) => isOneOf(terms.size_names, size_name) && isOneOf(terms.color_groups, color_group))
    .map(({ terms }) => terms.rate);
  return Math.max(0, ...rates);
}
