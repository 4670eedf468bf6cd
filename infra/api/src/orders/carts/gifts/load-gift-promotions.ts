import { sql } from 'kysely';
import { productPicture } from '../../../catalogue/pictures/picture-paths.ts';
import type { Db, Row } from '../../../platform/database/schema/schema.ts';
import type { ShownOption } from '../order-line-of.ts';

/** A gift that can be chosen, at its price and its value for one (KRW). */
export interface StoredGift
  extends Omit<ShownOption, 'retail_price'>,
    Row<'gift_items', 'gift_item_id' | 'price' | 'value'> {
  stock: number;
}

/** A running promotion with its gifts, and those of the products asked for that count. */
export interface StoredGiftPromotion
  extends Row<
    'gift_promotions',
    'gift_promotion_id' | 'title' | 'kind' | 'gift_count' | 'least_amount' | 'least_pieces'
  > {
  counted_ids: number[];
  items: StoredGift[];
}

/** Gift promotions that run now and count any of the products. */
export async function loadGiftPromotions(
  db: Db,
  productIds: readonly number[],
  now: Date,
): Promise<StoredGiftPromotion[]> {
  if (productIds.length === 0) return [];
  const ids = sql`${[...new Set(productIds)]}::int[]`;
  const { rows } = await sql<Omit<StoredGiftPromotion, 'items'>>`
    select g.gift_promotion_id, g.title, g.kind, g.gift_count, g.least_amount, g.least_pieces, c.counted_ids
    from gift_promotions g cross join lateral (
      select array_agg(p.product_id order by p.product_id) as counted_ids
      from products p join brands b using (brand_id)
      where p.product_id = any(${ids}) and (g.family_site_id is null or b.family_site_id = g.family_site_id)
        and (g.brand_id is null or p.brand_id = g.brand_id)
        and (g.product_ids is null or p.product_id = any(g.product_ids))) c
    where g.starts_at <= ${now}::timestamptz and (g.ends_at is null or g.ends_at > ${now}::timestamptz)
      and c.counted_ids is not null
    order by g.least_amount, g.least_pieces, g.gift_promotion_id`.execute(db);
  if (rows.length === 0) return [];
  const items = await loadGifts(
    db,
    rows.map((row) => row.gift_promotion_id),
  );
  return rows.map((row) => ({
    ...row,
    items: items.filter((item) => item.gift_promotion_id === row.gift_promotion_id),
  }));
}

interface GiftRow
  extends Row<'gift_items', 'gift_item_id' | 'gift_promotion_id' | 'price' | 'value'>,
    Row<'product_options', 'product_id' | 'product_option_id' | 'color_id' | 'size_name' | 'stock'>,
    Row<'products', 'product_name' | 'garment'>,
    Row<'product_colors', 'hex'> {
  brand_name: string;
  color_name: string;
}

/** Gifts may be hidden as products; one that is not on sale counts as gone. */
async function loadGifts(db: Db, promotionIds: readonly number[]) {
  const { rows } = await sql<GiftRow>`
    select i.gift_item_id, i.gift_promotion_id, i.price, i.value, o.product_id, o.product_option_id, o.color_id,
      o.size_name, case when o.sale_state = 'ON' then o.stock else 0 end as stock, p.product_name, p.garment,
      b.name as brand_name, c.name as color_name, c.hex
    from gift_items i join product_options o using (product_option_id) join products p using (product_id)
      join brands b using (brand_id) join product_colors c using (color_id)
    where i.gift_promotion_id = any(${sql.val([...promotionIds])}::int[])
    order by i.position, i.gift_item_id`.execute(db);
  return rows.map(({ color_id, hex, garment, ...row }) => ({
    ...row,
    image: productPicture({ ...row, garment }, { color_id, name: row.color_name, hex }, 'front'),
  }));
}
