import type { Picture } from '@mall/contracts/api/catalogue/products';
import { isOptionAvailable } from '@mall/contracts/domain/catalogue/option-availability';
import { sql } from 'kysely';
import { pricedProductOf } from '../../catalogue/lists/cards/load-cards.ts';
import { productPicture } from '../../catalogue/pictures/picture-paths.ts';
import type { PricedProduct } from '../../catalogue/pricing/product-price.ts';
import type { Db, Row } from '../../platform/database/schema/schema.ts';

/** What a cart or order line needs to know of an option. Prices in KRW for one piece. */
export interface OptionFacts {
  product_id: number;
  product_option_id: number;
  product_name: string;
  brand_name: string;
  color_name: string;
  size_name: string;
  image: Picture;
  stock: number;
  retail_price: number;
  color_group: string;
  product: PricedProduct;
  promotions: string[];
  /** Whether it can be bought, by normal or by quick delivery (spec 4.11). */
  isAvailable: (isQuick: boolean) => boolean;
  /** Pieces that quick delivery can take; 0 when the product has none. */
  quick_stock: number;
}

interface OptionRow
  extends Row<
      'product_options',
      | 'product_id'
      | 'product_option_id'
      | 'color_id'
      | 'size_name'
      | 'stock'
      | 'sale_state'
      | 'is_display'
      | 'is_delivery_guarantee'
      | 'cj_stock'
    >,
    Row<
      'products',
      | 'product_name'
      | 'garment'
      | 'retail_price'
      | 'sell_price'
      | 'time_sale_price'
      | 'time_sale_start_at'
      | 'time_sale_end_at'
      | 'promotions'
    >,
    Row<'product_colors', 'hex' | 'color_group'> {
  brand_name: string;
  color_name: string;
  is_product_quick: boolean;
}

/** Facts by option id; options of hidden products are left out. */
export async function loadOptionFacts(
  db: Db,
  optionIds: readonly number[],
): Promise<Map<number, OptionFacts>> {
  if (optionIds.length === 0) return new Map();
  const { rows } = await sql<OptionRow>`
    select o.product_id, o.product_option_id, p.product_name, b.name as brand_name, o.color_id, c.name as color_name,
      c.hex, c.color_group, o.size_name, p.garment, o.stock, o.sale_state, o.is_display, o.is_delivery_guarantee, o.cj_stock,
      p.is_delivery_guarantee as is_product_quick, p.retail_price, p.sell_price, p.time_sale_price, p.time_sale_start_at, p.time_sale_end_at, p.promotions
    from product_options o join products p using (product_id) join brands b using (brand_id)
      join product_colors c using (color_id)
    where o.product_option_id = any(${[...new Set(optionIds)]}::int[]) and not p.is_hidden`.execute(db);
  return new Map(
    rows.map((row) => [
      row.product_option_id,
      {
        product_id: row.product_id,
        product_option_id: row.product_option_id,
        product_name: row.product_name,
        brand_name: row.brand_name,
        color_name: row.color_name,
        size_name: row.size_name,
        image: productPicture(row, { color_id: row.color_id, name: row.color_name, hex: row.hex }, 'front'),
        stock: row.stock,
        retail_price: row.retail_price,
        color_group: row.color_group,
        product: pricedProductOf(row),
        promotions: row.promotions,
        quick_stock: quickStockOf(row),
        isAvailable: (isQuick) => row.is_display && isOptionAvailable(row, isQuick),
      },
    ]),
  );
}

/** The quick-delivery warehouse says how many it has; what it does not keep comes from the shop's own stock. */
function quickStockOf({ is_product_quick, is_delivery_guarantee, cj_stock, stock }: OptionRow): number {
  if (!is_product_quick) return 0;
  if (cj_stock === null) return is_delivery_guarantee ? stock : 0;
  return Math.min(cj_stock, stock);
}
