import type { Shop } from './reading/shop.ts';
import type { Rule } from './rule.ts';
import { linkRules } from './rules/links.ts';
import { outfitRules } from './rules/outfits.ts';
import { peopleRules } from './rules/people.ts';
import { pieceWordRules } from './rules/piece-words.ts';
import { promotionRules } from './rules/promotions.ts';
import { reviewRules } from './rules/reviews.ts';
import { timeRules } from './rules/times.ts';
import { wordRules } from './rules/words.ts';

/** Every rule of the sample shop, in the order in which they are reported. */
export const rules: readonly Rule[] = [
  ...promotionRules,
  ...linkRules,
  ...outfitRules,
  ...timeRules,
  ...reviewRules,
  ...wordRules,
  ...pieceWordRules,
  ...peopleRules,
];

/** How often a rule is broken, and where. */
export interface Finding {
  name: string;
  violations: readonly string[];
}

/** Holds a shop against every rule. */
export async function checkShop(shop: Shop): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { name, find } of rules) findings.push({ name, violations: await find(shop) });
  return findings;
}

/** Lines for a person: a count for each rule, with the first examples of those that are broken. */
export function reportOf(findings: readonly Finding[], examples: number): string[] {
  return findings.flatMap(({ name, violations }) => [
    `${String(violations.length).padStart(6)}  ${name}`,
    ...violations.slice(0, examples).map((line) => `          ${line}`),
  ]);
}
