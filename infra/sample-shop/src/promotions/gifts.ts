import type { GarmentType } from '@mall/api/catalogue/pictures/picture-spec';
import { insertRows } from '@mall/api/platform/database/insert-rows';
import type { Db } from '@mall/api/platform/database/schema/schema';
import { brandOfProduct } from '../catalogue/brand-of-product.ts';
import { categoryIdOf, goodsCategoryId } from '../catalogue/categories.ts';
import { palettes, type SeedColor } from '../products/colors.ts';
import { stockFacts } from '../products/product-facts.ts';

/** Gifts have ids above those of any catalogue; options and colours theirs times 10. */
const firstGiftId = 10_000_001;

interface SeedGift {
  name: string;
  type: GarmentType;
  fabric: string;
  category: string;
  color: SeedColor | undefined;
  stock: number;
  /** KRW; what it costs as a gift, 0 for a free one, and what it is worth. */
  price: number;
  value: number;
}

interface SeedGiftPromotion {
  title: string;
  gift_count: number;
  least_amount: number;
  gifts: readonly SeedGift[];
}

/** One that gives a gift and one that sells some at a special price; of the first, one gift is gone. */
const promotions: readonly SeedGiftPromotion[] = [
  {
    title: '5만원 이상 구매 사은품',
    gift_count: 1,
    least_amount: 50_000,
    gifts: [
      {
        name: '시즌 로고 캔버스 에코백',
        type: 'tote-bag',
        fabric: 'canvas',
        category: '가방',
        color: palettes.small[1],
        stock: 300,
        price: 0,
        value: 15_000,
      },
      {
        name: '골지 크루 삭스',
        type: 'socks',
        fabric: 'knit-rib',
        category: '머플러/양말',
        color: palettes.small[3],
        stock: 120,
        price: 0,
        value: 6_000,
      },
      {
        name: '소프트 립 비니',
        type: 'beanie',
        fabric: 'knit-rib',
        category: '모자',
        color: palettes.small[0],
        stock: 0,
        price: 0,
        value: 19_000,
      },
    ],
  },
  {
    title: '10만원 이상 구매 특가 사은품',
    gift_count: 2,
    least_amount: 100_000,
    gifts: [
      {
        name: '울 블렌드 머플러',
        type: 'scarf',
        fabric: 'wool',
        category: '머플러/양말',
        color: palettes.small[4],
        stock: 80,
        price: 9_900,
        value: 39_000,
      },
      {
        name: '코튼 볼캡',
        type: 'cap',
        fabric: 'cotton',
        category: '모자',
        color: palettes.small[2],
        stock: 80,
        price: 7_900,
        value: 29_000,
      },
    ],
  },
];

/** Gifts of the sample shop: hidden products, which have stock and pictures but no page. */
export async function seedGifts(db: Db, now: Date): Promise<void> {
  const all = promotions.flatMap(({ gifts }, index) =>
    gifts.map((gift, position) => ({ ...gift, promotion: index + 1, position })),
  );
  const rows = all.map((gift, index) => ({ gift, id: firstGiftId + index }));
  await insertRows(
    db,
    'products',
    rows.map(({ gift, id }) => ({ ...productOf(gift, id, now), ...stockFacts([optionOf(gift, id)]) })),
  );
  await insertRows(
    db,
    'product_colors',
    rows.map(({ gift, id }) => colorOf(gift, id)),
  );
  await insertRows(
    db,
    'product_options',
    rows.map(({ gift, id }) => optionOf(gift, id)),
  );
  await insertRows(
    db,
    'gift_promotions',
    promotions.map(({ gifts, ...promotion }, index) => ({
      gift_promotion_id: index + 1,
      ...promotion,
      kind: gifts.some((gift) => gift.price > 0) ? 'CHARGED' : 'FREE',
      least_pieces: 0,
      starts_at: now.toISOString(),
    })),
  );
  await insertRows(
    db,
    'gift_items',
    rows.map(({ gift: { promotion, position, price, value }, id }, index) => ({
      gift_item_id: index + 1,
      gift_promotion_id: promotion,
      product_option_id: optionIdOf(id),
      price,
      value,
      position,
    })),
  );
}

const colorIdOf = (id: number) => id * 10;
const optionIdOf = (id: number) => id * 10 + 1;

function productOf({ name, type, fabric, category, color, value }: SeedGift, id: number, now: Date) {
  const category_id = categoryIdOf(goodsCategoryId, category);
  return {
    product_id: id,
    brand_id: brandOfProduct(1).brand_id,
    category_id,
    category_ids: [goodsCategoryId, category_id],
    product_name: name,
    code: `GIFT${id}`,
    retail_price: value,
    sell_price: value,
    garment: { type, fabric, pattern: 'solid', seed: id },
    color_groups: color ? [color.group] : [],
    flags: [],
    promotions: [],
    seasons: [],
    is_hidden: true,
    is_delivery_guarantee: false,
    // Newest products are drawn ahead, and no list shows these.
    released_at: new Date(0).toISOString(),
    maker_at: now.toISOString().slice(0, 7).replace('-', '.'),
    search_text: name,
    description: [],
    attributes: [],
    size_table: { columns: [], rows: [] },
  };
}

function colorOf({ color }: SeedGift, id: number) {
  return {
    color_id: colorIdOf(id),
    product_id: id,
    name: color?.name ?? '',
    hex: color?.hex ?? '',
    color_group: color?.group ?? '',
    position: 0,
  };
}

function optionOf({ stock }: SeedGift, id: number) {
  return {
    product_option_id: optionIdOf(id),
    product_id: id,
    color_id: colorIdOf(id),
    size_name: 'FREE',
    position: 0,
    stock,
    sale_state: stock > 0 ? 'ON' : 'SOLDOUT',
    is_display: true,
  };
}
