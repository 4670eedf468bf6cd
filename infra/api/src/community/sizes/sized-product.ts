import { sql } from 'kysely';
import type { Db, Row } from '../../platform/database/schema/schema.ts';
import { notFound } from '../../platform/http/create-error.ts';

/** A product as far as its sizes go. */
export interface SizedProduct extends Row<'products', 'product_id' | 'category_id' | 'brand_id'> {
  garmentType: string | null;
  /** Names of the sizes that are shown, in their order. */
  sizes: readonly string[];
}

/** The product with its sizes. NOT_FOUND for one that is not on sale. */
export async function loadSizedProduct(db: Db, productId: number): Promise<SizedProduct> {
  const { rows } = await sql<SizedProduct>`
    select p.product_id, p.category_id, p.brand_id, p.garment ->> 'type' as "garmentType",
      (select coalesce(array_agg(s.size_name order by s.position), '{}') from (
        select o.size_name, min(o.position) as position from product_options o
        where o.product_id = p.product_id and o.is_display group by o.size_name) s) as sizes
    from products p where p.product_id = ${productId}::int and not p.is_hidden`.execute(db);
  const product = rows[0];
  if (!product) throw notFound('판매가 종료되었거나 존재하지 않는 상품입니다.');
  return product;
}
