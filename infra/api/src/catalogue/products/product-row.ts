import type { ColorOption, ProductView } from '@mall/contracts/api/catalogue/product-view';
import { sql } from 'kysely';
import type { Db, Row } from '../../platform/database/schema/schema.ts';
import { notFound } from '../../platform/http/create-error.ts';

export interface ProductRow
  extends Row<
      'products',
      | 'product_id'
      | 'product_name'
      | 'code'
      | 'brand_id'
      | 'category_id'
      | 'category_ids'
      | 'retail_price'
      | 'sell_price'
      | 'time_sale_price'
      | 'time_sale_start_at'
      | 'time_sale_end_at'
      | 'garment'
      | 'flags'
      | 'promotions'
      | 'seasons'
      | 'is_sold_out'
      | 'maker_at'
      | 'event_text'
      | 'video_url'
    >,
    Row<'brands', 'family_site_id'> {
  brand_name: string;
  brand_name_en: string;
  description: string[];
  attributes: ProductView['attributes'];
  size_table: ProductView['size_table'];
  colors: (Omit<ColorOption, 'images' | 'color_chip'> & { color_group: string })[];
}

/** A product with its colours and sizes. NOT_FOUND for unknown or hidden products. */
export async function loadProductRow(db: Db, id: number, showsHidden: boolean): Promise<ProductRow> {
  const { rows } = await sql<ProductRow>`
    select p.*, b.name as brand_name, b.name_en as brand_name_en, b.family_site_id,
      (select json_agg(json_build_object('color_id', c.color_id, 'name', c.name, 'hex', c.hex, 'color_group', c.color_group, 'sizes',
          (select coalesce(json_agg(json_build_object('product_option_id', o.product_option_id, 'name', o.size_name,
              'is_display', o.is_display, 'stock', o.stock, 'sale_state', o.sale_state,
              'is_delivery_guarantee', o.is_delivery_guarantee, 'cj_stock', o.cj_stock) order by o.position), '[]')
            from product_options o where o.product_id = p.product_id and o.color_id = c.color_id)) order by c.position)
        from product_colors c where c.product_id = p.product_id) as colors
    from products p join brands b using (brand_id)
    where p.product_id = ${id}::int and (${showsHidden} or not p.is_hidden)`.execute(db);
  const row = rows[0];
  if (!row) throw notFound('판매가 종료되었거나 존재하지 않는 상품입니다.');
  return row;
}
