import type { ColorOption, ProductView, SizeOption } from '@mall/contracts/api/catalogue/product-view';
import type { priceSelection } from '@mall/contracts/api/catalogue/selection-price';
import type { EndpointData } from '@mall/contracts/endpoint';

/** A size that can be bought, changed where a test needs it. */
export function sizeOption(id: number, changes: Partial<SizeOption> = {}): SizeOption {
  return {
    product_option_id: id,
    name: 'M',
    is_display: true,
    stock: 30,
    sale_state: 'ON',
    is_delivery_guarantee: false,
    cj_stock: null,
    ...changes,
  };
}

/** A colour with its front picture. */
export function colorOption(id: number, changes: Partial<ColorOption> = {}): ColorOption {
  const path = `/media/products/7/${id}`;
  return {
    color_id: id,
    name: '블랙',
    hex: '#111111',
    color_chip: `${path}-chip.webp?v=1`,
    images: [{ path: `${path}-front.webp?v=1`, alt: '앞모습', width: 1200, height: 1600 }],
    sizes: [sizeOption(id * 10)],
    ...changes,
  };
}

/** A product as the API sends it to a guest, in the given colours. */
export function productView(...colors: ColorOption[]): ProductView {
  return {
    product_id: 7,
    product_name: '옥스포드 셔츠',
    code: 'BH-7',
    brand: {
      brand_id: 1,
      name: '베이직하우스',
      name_en: 'BASIC HOUSE',
      family_site_id: 6,
      family_site: 'basic_house',
    },
    category: [],
    options: { colors },
    price_info: {
      retail_price: 57000,
      sell_price: 39900,
      non_member_price: 39900,
      member_price: 39900,
      time_sale: null,
      first_order_discount_price: 39900,
      inflow_url_price: 39900,
      product_benefit: null,
      discount_coupon_price: 39900,
      last_price: 39900,
      all_discount_grades: [],
      is_oneplus: false,
      is_minimum_quantity: false,
    },
    origin_price: 57000,
    event_text: null,
    maker_at: '2026-09',
    description: ['도톰한 면이에요.'],
    detail_images: [],
    attributes: [],
    size_table: { columns: [], rows: [] },
    usage_info_list: [],
    card_benefit_image: {
      path: '/media/card-benefits.webp?v=1',
      alt: '무이자 할부',
      width: 1200,
      height: 300,
    },
    flags: [],
    promotions: [],
    review_summary: { count: 0, score: 0, distribution: [] },
    reviews: [],
    set_product_list: [],
    coordi_product_list: [],
    related_plan_list: [],
    pay_method: [],
    is_sold_out: false,
  };
}

/** What the API says that one chosen option costs; delivery is 3,000 KRW below 50,000. */
export function selectionPrice(
  line_price: number,
  { product_option_id = 11, order_quantity = 1 } = {},
): EndpointData<typeof priceSelection> {
  const delivery_fee = line_price < 50_000 ? 3_000 : 0;
  return {
    rows: [{ product_option_id, order_quantity, last_price: 39_900, line_price }],
    amount: {
      product_amount: 57_000 * order_quantity,
      discount_amount: 57_000 * order_quantity - line_price,
      delivery_fee,
      total: line_price + delivery_fee,
      until_free_delivery: Math.max(0, 50_000 - line_price),
      free_delivery_from: 50_000,
    },
    is_price_changed: false,
  };
}
