import { menCategoryId, womenCategoryId } from '@mall/contracts/domain/catalogue/goods-list';
import type { ProductFlag } from '@mall/contracts/domain/catalogue/product-flags';
import type { PromotionType } from '@mall/contracts/domain/catalogue/promotions';
import { freeDeliveryFrom } from '@mall/contracts/domain/orders/delivery-fee';
import { type Line, makerKeyOf, type SeedBrand } from '../catalogue/brands.ts';
import { categoryIdOf, goodsCategoryId } from '../catalogue/categories.ts';
import { type Dice, diceOf } from '../random.ts';
import type { SeedColor } from './colors.ts';
import { attributesOf } from './copy/attributes.ts';
import { descriptionOf } from './copy/description.ts';
import { houseDetailOf } from './copy/house-details.ts';
import { pieceFactsOf } from './copy/piece-facts.ts';
import { cutOf } from './cut-of.ts';
import type { GarmentKind } from './garments/garment-kind.ts';
import type { ProductDesign } from './make-name.ts';
import { seasonsOf } from './seasons-of.ts';
import { sizeTableOf } from './size-tables.ts';

const roots: Record<Line, number> = { men: menCategoryId, women: womenCategoryId, goods: goodsCategoryId };

/** What a product is, whatever it is sold for. */
interface Identity {
  productId: number;
  brand: SeedBrand;
  line: Line;
  kind: GarmentKind;
  design: ProductDesign;
  sizes: readonly string[];
  colors: readonly SeedColor[];
  releasedAt: Date;
  /** From 0 to 1, few products near 1. */
  popularity: number;
}

interface Offer {
  prices: { retail_price: number; sell_price: number };
  flags: ProductFlag[];
  promotions: PromotionType[];
  isQuick: boolean;
}

/** From making to selling: a piece is finished before anybody buys or reviews it. */
const fromWorkshopDays = 45;
const dayMs = 86_400_000;

/** Every so many products have a video. */
const videoEvery = 6;

/** The row of `products`. */
export function productRow(identity: Identity, { prices, flags, promotions, isQuick }: Offer, dice: Dice) {
  const { productId, brand, line, kind, design, sizes, colors, releasedAt, popularity } = identity;
  const rootId = roots[line];
  const categoryId = categoryIdOf(rootId, kind.category[line] ?? '');
  const madeAt = new Date(releasedAt.getTime() - fromWorkshopDays * dayMs);
  const makerAt = madeAt.toISOString().slice(0, 7).replace('-', '.');
  const cut = cutOf(kind, design.name);
  const facts = pieceFactsOf(identity, diceOf(`facts-${productId}`));
  const detail = houseDetailOf({ type: kind.type, pattern: design.pattern, cut, maker: makerKeyOf(brand) });
  return {
    product_id: productId,
    brand_id: brand.brand_id,
    category_id: categoryId,
    category_ids: [rootId, categoryId],
    product_name: design.name,
    code: `${brand.name_en.replace(/[^A-Z]/g, '').slice(0, 3)}${String(productId).padStart(6, '0')}`,
    ...prices,
    garment: {
      type: kind.type,
      fabric: design.material.fabric,
      pattern: design.pattern,
      ...(cut.length > 0 ? { cut } : {}),
      maker: makerKeyOf(brand),
      seed: dice.between(1, 1_000_000),
    },
    color_groups: [...new Set(colors.map((color) => color.group))],
    flags,
    promotions,
    seasons: seasonsOf(kind, design.material),
    is_delivery_guarantee: isQuick,
    sales_count: Math.floor(popularity * 3000),
    released_at: releasedAt.toISOString(),
    maker_at: makerAt,
    // The address under which the API draws a clip of it.
    video_url: productId % videoEvery === 0 ? `/api/media/clips/${productId}.webm` : null,
    event_text: dice.chance(0.2) ? dice.pick(eventTexts) : null,
    search_text: searchTextOf(identity),
    description: descriptionOf(facts, diceOf(`copy-${productId}`)),
    attributes: attributesOf(kind, facts, { brandName: brand.name, makerAt, detail }, dice),
    size_table: sizeTableOf({ measures: kind.measures, line, cut }, sizes, dice),
  };
}

const eventTexts = [
  '후기 작성 시 최대 2,000 포인트 적립',
  `${freeDeliveryFrom / 10_000}만원 이상 구매 시 무료배송`,
  '신규 회원 첫 구매 추천 상품',
  '이번 주 MD 추천',
];

/** Every word a shopper may look for it by, in small letters. */
function searchTextOf({ brand, line, kind, design, colors }: Identity): string {
  const called = kind.called ?? kind.category[line] ?? '';
  const words = [design.name, brand.name, brand.name_en, called, ...colors.map((color) => color.name)];
  return words.join(' ').toLowerCase();
}
