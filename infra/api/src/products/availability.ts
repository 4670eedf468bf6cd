import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import { lockProducts } from './lock-products.ts';

/**
 * Brings `is_sold_out` and the sizes in stock of products in line with their options, so that lists need not look at
 * every option. Call it in the transaction that changed stock. Without ids it does all products.
 */
export async function refreshAvailability(db: Db, productIds?: readonly number[]): Promise<void> {
  if (productIds?.length === 0) return;
  const only = productIds ? sql`where product_id = any(${[...productIds]}::int[])` : sql``;
  await lockProducts(db, productIds);
  await sql`
    with fresh as (
      select product_id, coalesce(array_agg(distinct size_name)
        filter (where stock > 0 and sale_state = 'ON' and is_display), '{}') as sizes
      from product_options ${only} group by product_id
    )
    update products p set size_names = f.sizes, is_sold_out = cardinality(f.sizes) = 0
    from fresh f where f.product_id = p.product_id
      and (p.size_names is distinct from f.sizes or p.is_sold_out is distinct from (cardinality(f.sizes) = 0))`.execute(
    db,
  );
}
