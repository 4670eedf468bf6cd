import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema/schema.ts';
import { lockProducts } from './lock-products.ts';

/**
 * Brings `is_sold_out` and the sizes and colours in stock of products in line with their options, so that lists need
 * not look at every option. Call it in the transaction that changed stock. Without ids it does all products.
 */
export async function refreshAvailability(db: Db, productIds?: readonly number[]): Promise<void> {
  if (productIds?.length === 0) return;
  const only = productIds ? sql`where product_id = any(${[...productIds]}::int[])` : sql``;
  await lockProducts(db, productIds);
  await sql`
    with fresh as (
      select product_id,
        coalesce(array_agg(distinct size_name) filter (where is_stocked), '{}') as sizes,
        coalesce(array_agg(distinct color_id) filter (where is_stocked), '{}') as colors
      from (select product_id, size_name, color_id, stock > 0 and sale_state = 'ON' and is_display as is_stocked
        from product_options ${only}) options
      group by product_id
    )
    update products p
    set size_names = f.sizes, stocked_color_ids = f.colors, is_sold_out = cardinality(f.sizes) = 0
    from fresh f where f.product_id = p.product_id
      and (p.size_names, p.stocked_color_ids, p.is_sold_out)
        is distinct from (f.sizes, f.colors, cardinality(f.sizes) = 0)`.execute(db);
}
