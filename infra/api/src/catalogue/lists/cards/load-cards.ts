import type { ProductCard } from '@mall/contracts/api/catalogue/products';
import type { ColorGroup } from '@mall/contracts/domain/catalogue/color-groups';
import { productFlagSchema } from '@mall/contracts/domain/catalogue/product-flags';
import { promotionTypeSchema } from '@mall/contracts/domain/catalogue/promotions';
import { type FamilySiteCode, familySites } from '@mall/contracts/domain/family-site';
import { discountRate } from '@mall/contracts/domain/money';
import { sql } from 'kysely';
import type { Db, Row } from '../../../platform/database/schema/schema.ts';
import { productPictures } from '../../pictures/picture-paths.ts';
import type { PriceView } from '../../pricing/price-view.ts';
import {
  bestCouponDiscount,
  loadProductCoupons,
  type ProductCoupons,
} from '../../pricing/product-coupons.ts';
import { lastPrice, type PricedProduct } from '../../pricing/product-price.ts';

export interface CardView extends PriceView {
  /** Groups of colours that the list is narrowed to: cards show one of them (spec 2.8). */
  colorGroups?: readonly ColorGroup[];
}

interface CardColor {
  color_id: number;
  name: string;
  hex: string;
  color_group: string;
}

interface CardRow
  extends Row<
      'products',
      | 'product_id'
      | 'product_name'
      | 'brand_id'
      | 'retail_price'
      | 'sell_price'
      | 'time_sale_price'
      | 'time_sale_start_at'
      | 'time_sale_end_at'
      | 'garment'
      | 'flags'
      | 'promotions'
      | 'review_count'
      | 'review_score'
      | 'is_sold_out'
      | 'is_delivery_guarantee'
      | 'stocked_color_ids'
    >,
    Row<'brands', 'family_site_id'> {
  brand_name: string;
  brand_name_en: string;
  colors: CardColor[];
}

/** Cards of the given products in the given order; hidden and unknown ids are left out (spec 3.5). */
export async function loadCards(db: Db, ids: readonly number[], view: CardView): Promise<ProductCard[]> {
  const cards = await loadCardMap(db, ids, view);
  return ids.flatMap((id) => cards.get(id) ?? []);
}

/** The same by id, for pages that show many rails: ask once, hand out often. */
export async function loadCardMap(
  db: Db,
  ids: readonly number[],
  view: CardView,
): Promise<Map<number, ProductCard>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<CardRow>`
    select p.product_id, p.product_name, p.brand_id, b.name as brand_name, b.name_en as brand_name_en,
      b.family_site_id, p.retail_price, p.sell_price, p.time_sale_price, p.time_sale_start_at, p.time_sale_end_at,
      p.garment, p.flags, p.promotions, p.review_count, p.review_score, p.is_sold_out,
      p.stocked_color_ids, p.is_delivery_guarantee,
      (select json_agg(json_build_object('color_id', c.color_id, 'name', c.name, 'hex', c.hex,
          'color_group', c.color_group) order by c.position)
        from product_colors c where c.product_id = p.product_id) as colors
    from products p join brands b using (brand_id)
    where p.product_id = any(${wanted}::int[]) and not p.is_hidden`.execute(db);
  const coupons = await loadProductCoupons(db, wanted, view.now);
  return new Map(rows.map((row) => [row.product_id, cardOf(row, view, coupons)]));
}

/** Code of a family site's numeric id. */
export function siteCodeOf(id: number): FamilySiteCode {
  return familySites.find((site) => site.id === id)?.code ?? 'tbh_shop';
}

/** The price facts of a row that holds the product's price columns. */
export function pricedProductOf(row: {
  retail_price: number;
  sell_price: number;
  time_sale_price: number | null;
  time_sale_start_at: Date | null;
  time_sale_end_at: Date | null;
}): PricedProduct {
  const { time_sale_price: price, time_sale_start_at: start_at, time_sale_end_at: end_at } = row;
  return {
    retail_price: row.retail_price,
    sell_price: row.sell_price,
    time_sale: price !== null && start_at && end_at ? { price, start_at, end_at } : null,
  };
}

/** The first colour that was chosen, rather one that can be bought; null where none was chosen. */
function chosenColorOf({ colors, stocked_color_ids }: CardRow, groups: readonly string[]): CardColor | null {
  const chosen = colors.filter(({ color_group }) => groups.includes(color_group));
  return chosen.find(({ color_id }) => stocked_color_ids.includes(color_id)) ?? chosen[0] ?? null;
}

function cardOf(
  row: CardRow,
  { buyer, now, colorGroups = [] }: CardView,
  coupons: ProductCoupons,
): ProductCard {
  const priced = pricedProductOf(row);
  const last_price = lastPrice(priced, buyer, now);
  const chosen = chosenColorOf(row, colorGroups);
  const shown = chosen ?? row.colors[0];
  const isOnTimeSale = priced.time_sale && priced.time_sale.start_at <= now && now < priced.time_sale.end_at;
  return {
    product_id: row.product_id,
    product_name: row.product_name,
    brand: {
      brand_id: row.brand_id,
      name: row.brand_name,
      name_en: row.brand_name_en,
      family_site: siteCodeOf(row.family_site_id),
    },
    retail_price: row.retail_price,
    last_price,
    discount_rate: discountRate(row.retail_price, last_price),
    ...(chosen ? { shown_color_id: chosen.color_id } : {}),
    images: shown ? productPictures(row, shown, ['front', 'worn']) : [],
    colors: row.colors.map(({ name, hex }) => ({ name, hex })),
    flags: row.flags.flatMap((flag) => productFlagSchema.safeParse(flag).data ?? []),
    promotions: row.promotions
      .filter((promotion) => promotion !== 'TIME' || isOnTimeSale)
      .flatMap((promotion) => promotionTypeSchema.safeParse(promotion).data ?? []),
    review_count: row.review_count,
    review_score: row.review_score,
    is_sold_out: chosen ? !row.stocked_color_ids.includes(chosen.color_id) : row.is_sold_out,
    is_delivery_guarantee: row.is_delivery_guarantee,
    has_coupon: bestCouponDiscount(coupons.get(row.product_id), last_price) > 0,
  };
}
