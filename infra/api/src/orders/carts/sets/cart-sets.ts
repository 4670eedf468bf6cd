import type { CartSet } from '@mall/contracts/api/orders/carts';
import { maximumQuantity } from '@mall/contracts/domain/orders/wanted-products';
import { benefitOf } from '../../../catalogue/pricing/benefit-line.ts';
import { type PromotionRule, type RuleOf, rulesOf } from '../../../catalogue/pricing/promotion-rule.ts';

/** A line as far as sets are concerned. */
export interface SetLine {
  cart_id: number;
  product_id: number;
  order_quantity: number;
  /** Pieces that can be ordered. */
  available_quantity: number;
  promotions: readonly string[];
}

/**
 * Sets at a set price that lines make up, where each part is one line: how many they are, and can be, is then one number.
 * Parts that are there in several options are counted by their lines.
 */
export function cartSets(lines: readonly SetLine[], rules: readonly PromotionRule[]): CartSet[] {
  return rulesOf(rules, 'SETFIX').flatMap((rule) => setOf(lines, rule) ?? []);
}

function setOf(lines: readonly SetLine[], rule: RuleOf<'SETFIX'>): CartSet | null {
  const own = lines.filter(
    (line) => rule.parts.has(line.product_id) && benefitOf(line.promotions) === 'SETFIX',
  );
  const parts = new Set(rule.parts.values());
  const there = new Set(own.map((line) => rule.parts.get(line.product_id)));
  if (parts.size < 2 || there.size < parts.size || own.length > parts.size) return null;
  const set_count = Math.min(...own.map((line) => line.order_quantity));
  const most = own.map((line) => Math.min(line.available_quantity, maximumQuantity) - line.order_quantity);
  return {
    promotion_rule_id: rule.rule_id,
    label: rule.label,
    set_price: rule.terms.set_price,
    set_count,
    maximum_count: set_count + Math.max(0, Math.min(...most)),
    cart_ids: own.map((line) => line.cart_id),
  };
}
