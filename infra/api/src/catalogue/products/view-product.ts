import type { ColorOption, ProductView } from '@mall/contracts/api/catalogue/products';
import { productFlagSchema } from '@mall/contracts/domain/catalogue/product-flags';
import { promotionTypeSchema } from '@mall/contracts/domain/catalogue/promotions';
import { sql } from 'kysely';
import type { Db, Row } from '../../platform/database/schema/schema.ts';
import { notFound } from '../../platform/http/create-error.ts';
import { loadCards, pricedProductOf, siteCodeOf } from '../lists/cards/load-cards.ts';
import { categoryPath } from '../lists/facets/list-headings.ts';
import { cardBenefitImage } from '../pictures/card-benefits.ts';
import { chipPath, productPictures } from '../pictures/picture-paths.ts';
import { loadPromotionRules } from '../pricing/load-promotion-rules.ts';
import { offeredPayMethods } from '../pricing/pay-methods.ts';
import type { PriceView } from '../pricing/price-view.ts';
import { loadProductCoupons } from '../pricing/product-coupons.ts';
import { otherPartsOf } from '../pricing/promotion-rule.ts';
import { type Grade, priceInfoOf } from './price-info.ts';
import { loadRelatedPlans } from './related-plans.ts';
import { loadReviews } from './reviews.ts';
import { usageInfoList } from './usage-info.ts';

interface ProductRow
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
      | 'is_sold_out'
      | 'maker_at'
      | 'event_text'
    >,
    Row<'brands', 'family_site_id'> {
  brand_name: string;
  brand_name_en: string;
  description: string[];
  attributes: ProductView['attributes'];
  size_table: ProductView['size_table'];
  colors: (Omit<ColorOption, 'images' | 'color_chip'> & { color_id: number })[];
}

interface ViewContext extends PriceView {
  grade: Grade | null;
  /** For an operator (spec 6, admin flag). */
  showsHidden?: boolean;
}

/** Everything of the product page (spec 2.5, 3.5). NOT_FOUND for unknown or hidden products. */
export async function viewProduct(db: Db, id: number, context: ViewContext): Promise<ProductView> {
  const row = await loadRow(db, id, context.showsHidden ?? false);
  const [categories, grades, reviews, similar] = [
    await db.selectFrom('categories').selectAll().execute(),
    await db
      .selectFrom('grades')
      .select(['grade_name', 'discount_rate'])
      .where('user_type', '=', 'NORMAL')
      .orderBy('grade_id')
      .execute(),
    await loadReviews(db, id),
    await loadSimilar(db, row),
  ];
  const rules = await loadPromotionRules(db, [id], context.now);
  const priced = pricedProductOf(row);
  const price_info = priceInfoOf({
    product: { ...priced, ...row },
    rules,
    coupons: (await loadProductCoupons(db, [id], context.now)).get(id) ?? [],
    grades,
    grade: context.grade,
    now: context.now,
  });
  const promotions = row.promotions.filter((name) => name !== 'TIME' || price_info.time_sale);
  const [first] = row.colors;
  return {
    product_id: row.product_id,
    product_name: row.product_name,
    code: row.code,
    brand: {
      brand_id: row.brand_id,
      name: row.brand_name,
      name_en: row.brand_name_en,
      family_site_id: row.family_site_id,
      family_site: siteCodeOf(row.family_site_id),
    },
    category: categoryPath(categories, row.category_id),
    options: {
      colors: row.colors.map((color) => ({
        ...color,
        color_chip: chipPath(row, color),
        images: productPictures(row, color, ['front', 'back', 'detail', 'styled']),
      })),
    },
    price_info,
    origin_price: row.retail_price,
    event_text: row.event_text,
    maker_at: row.maker_at,
    description: row.description,
    detail_images: first ? productPictures(row, first, ['styled', 'detail', 'back']) : [],
    attributes: row.attributes,
    size_table: row.size_table,
    usage_info_list: usageInfoList,
    card_benefit_image: cardBenefitImage,
    flags: row.flags.flatMap((flag) => productFlagSchema.safeParse(flag).data ?? []),
    promotions: promotions.flatMap((name) => promotionTypeSchema.safeParse(name).data ?? []),
    ...reviews,
    set_product_list: await loadCards(db, otherPartsOf(rules, id), context),
    coordi_product_list: await loadCards(db, similar, context),
    related_plan_list: await loadRelatedPlans(db, id),
    pay_method: [...offeredPayMethods],
    is_sold_out: row.is_sold_out,
  };
}

async function loadRow(db: Db, id: number, showsHidden: boolean): Promise<ProductRow> {
  const { rows } = await sql<ProductRow>`
    select p.*, b.name as brand_name, b.name_en as brand_name_en, b.family_site_id,
      (select json_agg(json_build_object('color_id', c.color_id, 'name', c.name, 'hex', c.hex, 'sizes',
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

/** Products looked at on each side of a starting point, which is another one for every product. */
const similarCandidates = 150;

/** Pieces to wear with it: other categories of the same root, the same site first. Bounded in any catalogue. */
async function loadSimilar(db: Db, row: ProductRow): Promise<number[]> {
  const fitting = sql`select p.product_id, p.brand_id from products p
    where not p.is_hidden and not p.is_sold_out and p.category_id <> ${row.category_id}
      and p.category_ids @> ${row.category_ids.slice(0, 1)}::int[]`;
  const { rows } = await sql<Row<'products', 'product_id'>>`
    with turn as (
      select ((${row.product_id}::bigint * 7919) % (max(product_id) + 1))::int as at from products
    ),
    near as (
      (${fitting} and p.product_id >= (select at from turn) order by p.product_id limit ${similarCandidates})
      union all
      (${fitting} and p.product_id < (select at from turn) order by p.product_id limit ${similarCandidates})
    )
    select product_id from near join brands b using (brand_id)
    order by (b.family_site_id = ${row.family_site_id}) desc,
      md5(product_id::text || ${String(row.product_id)}::text), product_id
    limit 8`.execute(db);
  return rows.map((item) => item.product_id);
}
