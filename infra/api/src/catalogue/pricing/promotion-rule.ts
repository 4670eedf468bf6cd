import * as z from 'zod';

const rate = z.int().min(1).max(90);

/** What a promotion takes off, by its type (spec 9). Rates in whole per cent, prices in KRW. */
export const promotionTermsSchema = z.discriminatedUnion('type', [
  /** Per cent off every piece of a product from that many pieces on. */
  z.object({
    type: z.literal('NPLUS'),
    steps: z.array(z.object({ from: z.int().min(2), rate })).min(1),
  }),
  /** One piece of every part together cost `set_price`; `is_bundle_only` refuses parts on their own. */
  z.object({ type: z.literal('SETFIX'), set_price: z.int().positive(), is_bundle_only: z.boolean() }),
  /** A piece of the first group bought with one of the second: both get the rate. */
  z.object({ type: z.literal('SETCROSS'), rate }),
  /** Only some sizes or colour groups; an empty list means any. */
  z.object({
    type: z.literal('SIZECOLOR'),
    rate,
    size_names: z.array(z.string()),
    color_groups: z.array(z.string()),
  }),
  /** For members who have not bought yet. */
  z.object({ type: z.literal('FIRST'), rate }),
  /** For who came by a partner's address: the host of `inflow_url`. */
  z.object({ type: z.literal('INFLOW'), rate, host: z.string().min(1) }),
]);
export type PromotionTerms = z.infer<typeof promotionTermsSchema>;

/** A running promotion and the products in it; `part` is the member of a set or the group of a cross set, from 1. */
export interface PromotionRule {
  rule_id: number;
  label: string;
  terms: PromotionTerms;
  parts: ReadonlyMap<number, number>;
}

export type RuleOf<Type extends PromotionTerms['type']> = PromotionRule & {
  terms: Extract<PromotionTerms, { type: Type }>;
};

/** The rules of one type that a product takes part in. */
export function rulesOf<Type extends PromotionTerms['type']>(
  rules: readonly PromotionRule[],
  type: Type,
  productId?: number,
): RuleOf<Type>[] {
  return rules.filter(
    (rule): rule is RuleOf<Type> =>
      rule.terms.type === type && (productId === undefined || rule.parts.has(productId)),
  );
}

/** Products that make up sets with this one, each once. */
export function otherPartsOf(rules: readonly PromotionRule[], productId: number): number[] {
  const parts = rulesOf(rules, 'SETFIX', productId).flatMap((rule) => [...rule.parts.keys()]);
  return [...new Set(parts)].filter((id) => id !== productId);
}
