import { sql } from 'kysely';
import { discounted } from '../../catalogue/pricing/product-price.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import type { ChosenOption } from './choose-options.ts';

type PricedOption = Pick<ChosenOption, 'product_id' | 'product_option_id'> & { price: number };

/** Two sizes of one product of which one is in a promotion; `price` is what the sample member pays for a piece, KRW. */
export interface PricedOptions {
  dear: PricedOption;
  cheap: PricedOption;
}

/** Per cent off by the promotion, and of the sample member's grade. */
const rate = 30;
const memberRate = 3;

/** Puts one size of a plain product into a promotion (SIZECOLOR). */
export async function chooseDearAndCheap(db: Db): Promise<PricedOptions> {
  const { rows } = await sql<{ product_id: number; product_option_id: number; size_name: string }>`
    select o.product_id, o.product_option_id, o.size_name from product_options o join products p using (product_id)
    where p.product_id = (select p.product_id from products p
        where p.promotions = '{}' and p.sell_price > 110000 and p.time_sale_price is null and not p.is_hidden
          and not exists (select 1 from promotion_rule_products r where r.product_id = p.product_id)
          and (select count(*) from product_options o where o.product_id = p.product_id) >= 2
        order by p.product_id limit 1)
      and o.color_id = (select min(color_id) from product_colors c where c.product_id = p.product_id)
    order by o.position limit 2`.execute(db);
  const [first, second] = rows;
  if (!first || !second) throw new Error('no plain product has two sizes');
  await sql`update product_options set stock = 500, sale_state = 'ON', is_display = true
    where product_id = ${first.product_id}`.execute(db);
  const terms = JSON.stringify({ type: 'SIZECOLOR', rate, size_names: [second.size_name], color_groups: [] });
  const rule = await sql<{ promotion_rule_id: number }>`
    insert into promotion_rules (label, terms, starts_at) values ('사이즈 할인', ${terms}::jsonb, now() - interval '1 day')
    returning promotion_rule_id`.execute(db);
  await sql`insert into promotion_rule_products (promotion_rule_id, product_id, part)
    values (${rule.rows[0]?.promotion_rule_id}, ${first.product_id}, 1)`.execute(db);
  const { sell_price } = await db
    .selectFrom('products')
    .select('sell_price')
    .where('product_id', '=', first.product_id)
    .executeTakeFirstOrThrow();
  const priceAt = (price: number) => ({ ...first, price: discounted(price, memberRate) });
  return {
    dear: priceAt(sell_price),
    cheap: { ...priceAt(discounted(sell_price, rate)), product_option_id: second.product_option_id },
  };
}
