import type { PromotionTerms } from '@mall/api/catalogue/pricing/promotion-rule';
import { insertRows } from '@mall/api/platform/database/insert-rows';
import type { Db } from '@mall/api/platform/database/schema/schema';
import { quantityName } from '@mall/contracts/domain/catalogue/promotions';
import { sql } from 'kysely';
import { type Bundle, discountedColors } from './settle-promotions.ts';

interface SeedProduct {
  product_id: number;
  promotions: string[];
}

interface SeedRule {
  label: string;
  terms: PromotionTerms;
  members: { product_id: number; part: number }[];
}

/** Sample rules have ids of their own range; an operator's start at 10001. */
const highestRuleId = 9_000;

/** What bought apart a set costs less, and what of a cross set each piece does, in whole per cent. */
const setRate = 15;
const crossRate = 10;
/** Every so many sets are sold whole only. */
const wholeOnlyEvery = 6;

/** A set costs 15 % less than its pieces, ending in 900. */
function setPriceOf({ members }: Bundle): number {
  const sum = members.reduce((total, { sell_price }) => total + sell_price, 0);
  return Math.max(900, Math.floor((sum * (100 - setRate)) / 100_000) * 1000 - 100);
}

const ruleOf = (bundle: Bundle, place: number): SeedRule => ({
  label: bundle.type === 'SETFIX' ? '세트 할인' : '크로스 세트 할인',
  terms:
    bundle.type === 'SETFIX'
      ? {
          type: 'SETFIX',
          set_price: setPriceOf(bundle),
          is_bundle_only: place % wholeOnlyEvery === wholeOnlyEvery - 1,
        }
      : { type: 'SETCROSS', rate: crossRate },
  members: bundle.members.map(({ product_id, part }) => ({ product_id, part })),
});

/** Attaches terms to the promotions that products carry as flags (spec 9), and a price for one partner's address. */
export async function seedPromotions(db: Db, now: Date, bundles: readonly Bundle[]): Promise<void> {
  const { rows } = await sql<SeedProduct>`
    select product_id, promotions from products
    where promotions <> '{}' or product_id % 10 = 3 order by product_id`.execute(db);
  const having = (type: string) => rows.filter((row) => row.promotions.includes(type));
  const all = (products: readonly SeedProduct[]) =>
    products.map(({ product_id }) => ({ product_id, part: 1 }));
  const rules: SeedRule[] = [
    {
      label: quantityName,
      terms: {
        type: 'NPLUS',
        steps: [
          { from: 2, rate: 5 },
          { from: 3, rate: 10 },
        ],
      },
      members: all(having('NPLUS')),
    },
    { label: '첫 구매 할인', terms: { type: 'FIRST', rate: 10 }, members: all(having('FIRST')) },
    {
      label: '색상·사이즈 한정 할인',
      terms: { type: 'SIZECOLOR', rate: 10, size_names: [], color_groups: [...discountedColors] },
      members: all(having('SIZECOLOR')),
    },
    {
      label: '제휴 링크 할인',
      terms: { type: 'INFLOW', rate: 3, host: 'partner.shopping.example' },
      members: all(rows.filter((row) => row.product_id % 10 === 3)),
    },
    ...bundles.map(ruleOf),
  ];
  const used = rules.filter((rule) => rule.members.length > 0).slice(0, highestRuleId);
  await insertRows(
    db,
    'promotion_rules',
    used.map(({ label, terms }, index) => ({
      promotion_rule_id: index + 1,
      label,
      terms,
      starts_at: now.toISOString(),
      ends_at: null,
    })),
  );
  await insertRows(
    db,
    'promotion_rule_products',
    used.flatMap(({ members }, index) =>
      members.map((member) => ({ promotion_rule_id: index + 1, ...member })),
    ),
  );
}
