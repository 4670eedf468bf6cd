import type { PriceInfo } from '@mall/contracts/api/catalogue/price-info';
import {
  type MultiPieceBenefit,
  onePlusName,
  quantityName,
} from '@mall/contracts/domain/catalogue/promotions';
import { formatWon } from '@mall/contracts/domain/money';
import { benefitOf } from '../pricing/benefit-line.ts';
import { quantityRates } from '../pricing/line-price.ts';
import { piecePrice } from '../pricing/piece-price.ts';
import { bestCouponDiscount, type NamedCoupon } from '../pricing/product-coupons.ts';
import {
  type Buyer,
  discounted,
  lastPrice,
  nonMemberPrice,
  type PricedProduct,
} from '../pricing/product-price.ts';
import { type PromotionRule, rulesOf } from '../pricing/promotion-rule.ts';
import { furtherPrices } from './further-prices.ts';

export interface Grade {
  grade_name: string;
  discount_rate: number;
}

interface PriceInfoFacts {
  product: PricedProduct & { product_id: number; promotions: readonly string[] };
  /** Promotions that run for the product. */
  rules: readonly PromotionRule[];
  /** Coupons for it that can be downloaded now. */
  coupons: readonly NamedCoupon[];
  /** Of options that can be chosen. */
  colorGroups: readonly string[];
  sizeNames: readonly string[];
  /** NORMAL grades, lowest first. */
  grades: readonly Grade[];
  /** The member's own grade; null for a guest. */
  grade: Grade | null;
  now: Date;
}

/** The price table of the product page (spec 2.5, 3.5), in KRW. Guests see no grade table. */
export function priceInfoOf(facts: PriceInfoFacts): PriceInfo {
  const { product, rules, coupons, grades, grade, now } = facts;
  const nonMember = nonMemberPrice(product, now);
  const buyer: Buyer = { gradeRate: grade?.discount_rate ?? null };
  const last = lastPrice(product, buyer, now);
  // A guest is shown what the first grade would pay.
  const memberRate = grade?.discount_rate ?? grades[0]?.discount_rate ?? 0;
  const member = discounted(nonMember, memberRate);
  // Of the product as such: what only some sizes or colours get is priced with the option.
  const pieceFor = (isFirstOrder: boolean, inflow_url: string | null) => {
    const piece = { product_id: product.product_id, product, size_name: '', color_group: '', inflow_url };
    return piecePrice(piece, { buyer, now, isFirstOrder, rules });
  };
  // What only some sizes or colours get is not in the price of the product as such, and not in its rows.
  const plainRows = () => {
    const { price, rows } = piecePrice(
      { product_id: product.product_id, product, size_name: '', color_group: '', inflow_url: null },
      { buyer, now, isFirstOrder: false, rules: [] },
    );
    return price === last ? rows : [];
  };
  const benefit = benefitOf(product.promotions);
  const [partner] = rulesOf(rules, 'INFLOW', product.product_id);
  const sale = product.time_sale;
  const isOnSale = sale !== null && sale.start_at <= now && now < sale.end_at;
  return {
    retail_price: product.retail_price,
    sell_price: product.sell_price,
    non_member_price: nonMember,
    member_price: member,
    time_sale: isOnSale
      ? { price: sale.price, start_at: sale.start_at.toISOString(), end_at: sale.end_at.toISOString() }
      : null,
    first_order_discount_price: pieceFor(true, null).price,
    inflow_url_price: pieceFor(false, partner ? `https://${partner.terms.host}/` : null).price,
    inflow_host: partner?.terms.host ?? null,
    product_benefit: benefit && announcements[benefit](rules, product.product_id),
    discount_coupon_price: last - bestCouponDiscount(coupons, last),
    last_price: last,
    rows: plainRows(),
    further_rows: furtherPrices({ ...facts, buyer, last, member }),
    all_discount_grades: grade
      ? grades.map((item) => ({
          grade_name: item.grade_name,
          last_price: discounted(nonMember, item.discount_rate),
          apply_flag: item.grade_name === grade.grade_name,
          discount_rate: item.discount_rate,
        }))
      : [],
    is_oneplus: product.promotions.includes('ONEPLUS'),
    is_minimum_quantity: rulesOf(rules, 'SETFIX', product.product_id).some(
      ({ terms }) => terms.is_bundle_only,
    ),
  };
}

type AnnouncedBenefit = PriceInfo['product_benefit'];

/** What the product page says of each benefit, while it has terms. */
const announcements: Readonly<
  Record<MultiPieceBenefit, (rules: readonly PromotionRule[], productId: number) => AnnouncedBenefit>
> = {
  ONEPLUS: () => ({ type: 'ONEPLUS', text: `${onePlusName} 하나 사면 하나 더` }),
  SETFIX: (rules, productId) => {
    const [set] = rulesOf(rules, 'SETFIX', productId);
    return set ? { type: 'SETFIX', text: `세트로 구매하면 ${formatWon(set.terms.set_price)}` } : null;
  },
  SETCROSS: (rules, productId) => {
    const [cross] = rulesOf(rules, 'SETCROSS', productId);
    return cross ? { type: 'SETCROSS', text: `함께 구매하면 각각 ${cross.terms.rate}% 할인` } : null;
  },
  NPLUS: (rules, productId) => {
    const own = rulesOf(rules, 'NPLUS', productId)[0]?.terms.steps ?? quantityRates;
    const steps = [...own]
      .sort((one, other) => one.from - other.from)
      .map((step) => `${step.from}개 ${step.rate}%`);
    return { type: 'NPLUS', text: `${quantityName} ${steps.join(', ')} 할인` };
  },
};
