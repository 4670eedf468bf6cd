import type { ProductView } from '@mall/contracts/api/catalogue/product-view';
import { productFlagSchema } from '@mall/contracts/domain/catalogue/product-flags';
import { promotionTypeSchema } from '@mall/contracts/domain/catalogue/promotions';
import type { PayMethod } from '@mall/contracts/domain/orders/pay-method';
import type { Db } from '../../platform/database/schema/schema.ts';
import { loadCustomerPhone } from '../content/settings.ts';
import { loadCards, pricedProductOf, siteCodeOf } from '../lists/cards/load-cards.ts';
import { categoryPath } from '../lists/facets/list-headings.ts';
import { loadCardBenefits } from '../pictures/card-benefits.ts';
import { chipPath, productPictures } from '../pictures/picture-paths.ts';
import { views } from '../pictures/picture-spec.ts';
import { loadPromotionRules } from '../pricing/load-promotion-rules.ts';
import type { PriceView } from '../pricing/price-view.ts';
import { loadProductCoupons } from '../pricing/product-coupons.ts';
import { otherPartsOf } from '../pricing/promotion-rule.ts';
import { loadOffers } from './offers/load-offers.ts';
import { type Grade, priceInfoOf } from './price-info.ts';
import { loadProductRow, type ProductRow } from './product-row.ts';
import { goodsKindOf } from './sections/goods-kind-of.ts';
import { loadProductDrop } from './sections/product-drop.ts';
import { productNotice } from './sections/product-notice.ts';
import { loadRelatedPlans } from './sections/related-plans.ts';
import { loadReviews } from './sections/reviews.ts';
import { loadSimilarProducts } from './sections/similar-products.ts';
import { usageInfoOf } from './sections/usage-info.ts';

interface ViewContext extends PriceView {
  grade: Grade | null;
  payMethods: readonly PayMethod[];
  /** For an operator (spec 6, admin flag). */
  showsHidden?: boolean;
}

/** Everything of the product page (spec 2.5, 3.5). NOT_FOUND for unknown or hidden products. */
export async function viewProduct(db: Db, id: number, context: ViewContext): Promise<ProductView> {
  const row = await loadProductRow(db, id, context.showsHidden ?? false);
  const categories = await db.selectFrom('categories').selectAll().execute();
  const reviews = await loadReviews(db, id);
  const similar = await loadSimilarProducts(db, row);
  const customerPhone = await loadCustomerPhone(db);
  const rules = await loadPromotionRules(db, [id], context.now);
  const price_info = await loadPriceInfo(db, { row, rules, context });
  const promotions = row.promotions.filter((name) => name !== 'TIME' || price_info.time_sale);
  return {
    ...factsOf(row),
    notice_info: productNotice(row, customerPhone),
    ...picturesOf(row),
    category: categoryPath(categories, row.category_id),
    price_info,
    usage_info_list: usageInfoOf(customerPhone),
    card_benefit_image: await loadCardBenefits(db),
    promotions: promotions.flatMap((name) => promotionTypeSchema.safeParse(name).data ?? []),
    ...reviews,
    offers: await loadOffers(db, row, rules, context),
    set_product_list: await loadCards(db, otherPartsOf(rules, id), context),
    coordi_product_list: await loadCards(db, similar, context),
    related_plan_list: await loadRelatedPlans(db, id),
    ...(await loadProductDrop(db, id, context.now)),
    pay_method: [...context.payMethods],
  };
}

/** What the page says of the product and reads as it stands in its row. */
const factsOf = (row: ProductRow) => ({
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
  origin_price: row.retail_price,
  event_text: row.event_text,
  video_url: row.video_url,
  maker_at: row.maker_at,
  description: row.description,
  attributes: row.attributes,
  goods_kind: goodsKindOf(row.garment),
  size_table: row.size_table,
  flags: row.flags.flatMap((flag) => productFlagSchema.safeParse(flag).data ?? []),
  is_sold_out: row.is_sold_out,
});

function picturesOf(row: ProductRow): Pick<ProductView, 'options' | 'detail_images'> {
  const [first] = row.colors;
  return {
    options: {
      colors: row.colors.map(({ color_group: _group, ...color }) => ({
        ...color,
        color_chip: chipPath(row, color),
        images: productPictures(row, color, views),
      })),
    },
    detail_images: first ? productPictures(row, first, ['worn', 'styled', 'detail', 'back']) : [],
  };
}

interface PriceFacts {
  row: ProductRow;
  rules: Awaited<ReturnType<typeof loadPromotionRules>>;
  context: ViewContext;
}

async function loadPriceInfo(db: Db, { row, rules, context }: PriceFacts) {
  const grades = await db
    .selectFrom('grades')
    .select(['grade_name', 'discount_rate'])
    .where('user_type', '=', 'NORMAL')
    .orderBy('grade_id')
    .execute();
  const coupons = await loadProductCoupons(db, [row.product_id], context.now);
  return priceInfoOf({
    product: { ...pricedProductOf(row), ...row },
    rules,
    colorGroups: row.colors.map((color) => color.color_group),
    sizeNames: row.colors.flatMap((color) => color.sizes.map((size) => size.name)),
    coupons: coupons.get(row.product_id) ?? [],
    grades,
    grade: context.grade,
    now: context.now,
  });
}
