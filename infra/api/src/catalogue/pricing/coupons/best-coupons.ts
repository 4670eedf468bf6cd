import { deliveryFee, deliveryFeeOf, freeDeliveryFrom } from '@mall/contracts/domain/orders/delivery-fee';
import {
  type CouponLine,
  type CouponTerms,
  couponDiscount,
  placeProductCoupons,
  pricePerOption,
  productCouponDiscount,
} from '../coupon-discount.ts';

/** An order before coupons. */
interface Order {
  lines: readonly CouponLine[];
  /** Delivered free whatever it comes to. */
  has_free_delivery: boolean;
}

/** Coupons for an order, and what it comes to with them, delivery included, points aside (KRW). */
interface Choice {
  coupon_ids: number[];
  total: number;
}

/** Steps of work for the search, some 50 ms; a member with very many coupons gets the best of what was looked at. */
const workLimit = 20_000_000;

/**
 * The held coupons that make an order cheapest (decision 122): branch and bound over product coupons, since one more
 * can take an order below the least amount of another or below free delivery.
 */
export function bestCoupons(order: Order, held: readonly CouponTerms[]): number[] {
  const options = pricePerOption(order.lines);
  const goods = options.reduce((sum, { price }) => sum + price, 0);
  const amounts = (coupon: CouponTerms) => options.map((option) => productCouponDiscount(coupon, option));
  const candidates = held.filter((coupon) => coupon.kind === 'PRODUCT' && amounts(coupon).some(Boolean));
  const orderCoupons = held.filter((coupon) => coupon.kind === 'ORDER');
  const isRound = [goods, ...candidates.flatMap(amounts)].every((amount) => amount % 10 === 0);
  const bounds: Bounds = { orderCoupons, isRound, hasFreeDelivery: order.has_free_delivery };

  const choose = (coupons: readonly CouponTerms[]): Choice & { taken: number } => {
    const uses = placeProductCoupons(coupons, order.lines);
    // A coupon that is left out for an equal pair would be refused: it is not chosen.
    if (uses.length < coupons.length) return choose(uses.map(({ coupon }) => coupon));
    const taken = uses.reduce((sum, { amount }) => sum + amount, 0);
    const { coupon, total } = cheapest(goods - taken, bounds);
    const coupon_ids = [...coupons, ...(coupon ? [coupon] : [])].map((item) => item.member_coupon_id);
    return { coupon_ids, total, taken };
  };

  let best: Choice = choose([]);
  let work = 0;
  const visit = (chosen: readonly CouponTerms[], left: readonly CouponTerms[]) => {
    const most = choose([...chosen, ...left]);
    if (most.total < best.total) best = most;
    work += (candidates.length + 1) ** 2 * (candidates.length + options.length);
    const [next, ...others] = left;
    if (!next || work > workLimit) return;
    const least = choose(chosen).taken;
    if (leastTotal(goods - most.taken, goods - least, bounds) >= best.total) return;
    visit(chosen, others);
    visit([...chosen, next], others);
  };
  visit([], candidates);
  return best.coupon_ids;
}

interface Bounds {
  orderCoupons: readonly CouponTerms[];
  /** Whether all amounts are whole tens, as rates are, so that what is left never rises when goods cost less. */
  isRound: boolean;
  hasFreeDelivery: boolean;
}

/** What goods of this price come to with the order coupon that makes it least, or without one. */
function cheapest(goods: number, { orderCoupons, hasFreeDelivery }: Bounds) {
  const totalOf = (payable: number) => payable + (hasFreeDelivery ? 0 : deliveryFeeOf(payable));
  let best: { coupon: CouponTerms | null; total: number } = { coupon: null, total: totalOf(goods) };
  for (const coupon of orderCoupons) {
    const amount = couponDiscount(coupon, goods);
    const total = totalOf(goods - amount);
    if (amount > 0 && total < best.total) best = { coupon, total };
  }
  return best;
}

/** No goods that cost from `low` to `high` come to less than this. */
function leastTotal(low: number, high: number, { orderCoupons, isRound, hasFreeDelivery }: Bounds): number {
  const slack = isRound ? 0 : 10;
  const payables = orderCoupons.flatMap((coupon) => {
    const from = Math.max(low, coupon.minimum_amount);
    const start = isRound ? Math.ceil(from / 10) * 10 : from;
    return start <= high ? [start - couponDiscount(coupon, start) - slack] : [];
  });
  const least = Math.min(low, ...payables);
  if (hasFreeDelivery || least >= freeDeliveryFrom) return least;
  return high < freeDeliveryFrom ? least + deliveryFee : Math.min(least + deliveryFee, freeDeliveryFrom);
}
