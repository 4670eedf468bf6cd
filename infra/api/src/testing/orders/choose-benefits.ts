import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema/schema.ts';

/** An option of a product with a benefit over several pieces. */
export interface BenefitOption {
  product_id: number;
  product_option_id: number;
}

/** Two options of one product that carries the benefit, dearest first, with plenty in stock. */
export async function chooseTwoOptions(db: Db, promotion: 'ONEPLUS' | 'NPLUS'): Promise<BenefitOption[]> {
  const { rows } = await sql<BenefitOption>`
    with chosen as (
      select p.product_id from products p join product_options o using (product_id)
      where p.promotions @> array[${promotion}]::text[] and not p.promotions && '{FIRST,SIZECOLOR,TIME}'
        and not p.is_hidden and o.is_display and o.sale_state = 'ON'
      group by p.product_id, p.sell_price having count(*) > 1 order by p.sell_price desc, p.product_id limit 1)
    update product_options o set stock = 300 from (
      select product_option_id from product_options join chosen using (product_id)
      where is_display and sale_state = 'ON' order by product_option_id limit 2) two
    where o.product_option_id = two.product_option_id returning o.product_id, o.product_option_id`.execute(
    db,
  );
  if (rows.length < 2) throw new Error(`the catalogue has no ${promotion} product with two options`);
  return rows;
}

/** One option of each part of a set that pays off and may be bought in parts. */
export async function chooseSet(db: Db): Promise<BenefitOption[]> {
  const { rows } = await sql<BenefitOption>`
    with chosen as (
      select r.promotion_rule_id from promotion_rules r
        join promotion_rule_products m using (promotion_rule_id) join products p using (product_id)
      where r.terms ->> 'type' = 'SETFIX' and not (r.terms ->> 'is_bundle_only')::boolean
        and not p.promotions && '{ONEPLUS,FIRST,SIZECOLOR,TIME}' and not p.is_hidden
      group by r.promotion_rule_id, r.terms
      having count(distinct m.part) > 1 and count(*) = count(distinct m.part)
        and sum(p.sell_price) * 0.9 > (r.terms ->> 'set_price')::int
      order by r.promotion_rule_id limit 1)
    update product_options o set stock = 300 from (
      select min(product_option_id) as product_option_id from product_options
        join promotion_rule_products using (product_id) join chosen using (promotion_rule_id)
      where is_display and sale_state = 'ON' group by product_id) one
    where o.product_option_id = one.product_option_id returning o.product_id, o.product_option_id`.execute(
    db,
  );
  if (rows.length < 2) throw new Error('the catalogue has no set that pays off');
  return rows;
}
