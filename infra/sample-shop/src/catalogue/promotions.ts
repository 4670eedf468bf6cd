import type { PromotionTerms } from '@mall/api/catalogue/pricing/promotion-rule';
import { insertRows } from '@mall/api/platform/database/insert-rows';
import type { Db } from '@mall/api/platform/database/schema/schema';
import { sql } from 'kysely';

interface SeedProduct {
  product_id: number;
  brand_id: number;
  sell_price: number;
  promotions: string[];
}

interface SeedRule {
  label: string;
  terms: PromotionTerms;
  members: { product_id: number; part: number }[];
}

/** Sample rules have ids of their own range; an operator's start at 10001. */
const highestRuleId = 9_000;

/** Pairs of set products of one brand, at 15 % less than both together, ending in 900. Every sixth pair is sold whole only. */
function fixedSets(products: readonly SeedProduct[]): SeedRule[] {
  const byBrand = new Map<number, SeedProduct[]>();
  for (const product of products) {
    const own = byBrand.get(product.brand_id);
    if (own) own.push(product);
    else byBrand.set(product.brand_id, [product]);
  }
  return [...byBrand.values()]
    .flatMap((own) => own.flatMap((first, place) => (place % 2 === 0 ? [[first, own[place + 1]]] : [])))
    .flatMap(([first, second], place) => {
      if (!first || !second) return [];
      const sum = first.sell_price + second.sell_price;
      const set_price = Math.max(900, Math.floor((sum * 85) / 100_000) * 1000 - 100);
      return [
        {
          label: '세트 할인',
          terms: { type: 'SETFIX', set_price, is_bundle_only: place % 6 === 5 },
          members: [first, second].map(({ product_id }, index) => ({ product_id, part: index + 1 })),
        },
      ];
    });
}

/** Attaches terms to the promotions that products carry as flags (spec 9), and a price for one partner's address. */
export async function seedPromotions(db: Db, now: Date): Promise<void> {
  const { rows } = await sql<SeedProduct>`
    select product_id, brand_id, sell_price, promotions from products
    where promotions <> '{}' or product_id % 10 = 3 order by product_id`.execute(db);
  const having = (type: string) => rows.filter((row) => row.promotions.includes(type));
  const alternating = having('SETCROSS').map(({ product_id }, index) => ({
    product_id,
    part: 1 + (index % 2),
  }));
  const all = (products: readonly SeedProduct[]) =>
    products.map(({ product_id }) => ({ product_id, part: 1 }));
  const rules: SeedRule[] = [
    {
      label: 'N+Sale',
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
      terms: { type: 'SIZECOLOR', rate: 10, size_names: [], color_groups: ['BLACK', 'NAVY', 'BEIGE'] },
      members: all(having('SIZECOLOR')),
    },
    { label: '크로스 세트 할인', terms: { type: 'SETCROSS', rate: 10 }, members: alternating },
    {
      label: '제휴 링크 할인',
      terms: { type: 'INFLOW', rate: 3, host: 'partner.shopping.example' },
      members: all(rows.filter((row) => row.product_id % 10 === 3)),
    },
    ...fixedSets(having('SETFIX')),
  ];
  const kept = rules.filter((rule) => rule.members.length > 0).slice(0, highestRuleId);
  await insertRows(
    db,
    'promotion_rules',
    kept.map(({ label, terms }, index) => ({
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
    kept.flatMap(({ members }, index) =>
      members.map((member) => ({ promotion_rule_id: index + 1, ...member })),
    ),
  );
}
