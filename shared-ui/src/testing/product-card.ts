import type { Picture, ProductCard } from '@mall/contracts/api/catalogue/products';

export const picture: Picture = { path: '/media/shirt.webp', alt: '셔츠 앞면', width: 1200, height: 1600 };

/** A card as the API sends it, changed where a test needs it. */
export function productCard(changes: Partial<ProductCard> = {}): ProductCard {
  return {
    product_id: 7,
    product_name: '옥스포드 셔츠',
    brand: { brand_id: 1, name: '베이직하우스', name_en: 'BASIC HOUSE', family_site: 'basic_house' },
    retail_price: 57000,
    last_price: 39900,
    discount_rate: 30,
    images: [picture, { ...picture, path: '/media/shirt-back.webp', alt: '셔츠 뒷면' }],
    colors: [
      { name: '네이비', hex: '#1d2433' },
      { name: '아이보리', hex: '#f4f1ea' },
    ],
    flags: ['NEW'],
    promotions: [],
    review_count: 1204,
    review_score: 4.8,
    is_sold_out: false,
    is_delivery_guarantee: true,
    has_coupon: true,
    ...changes,
  };
}
