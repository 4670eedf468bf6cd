import type { Amount, AmountRow } from '@mall/contracts/api/carts';

/** Delivery is free from this product total on (KRW), after coupons and before points. */
export const freeDeliveryFrom = 50_000;
/** Delivery fee below that, and of a return for a change of mind (KRW). */
export const deliveryFee = 3_000;
/** What an exchange for a reason of the shopper's costs: both ways (KRW). */
export const exchangeFee = 2 * deliveryFee;

interface AmountFacts {
  /** At retail prices. */
  productAmount: number;
  /** Of all lines after coupons. */
  payable: number;
  couponAmount: number;
  pointAmount: number;
  /** Nothing to deliver, or a line with guaranteed delivery, which comes free. */
  isDeliveryFree: boolean;
  /** From the retail prices to `payable`. */
  rows: readonly AmountRow[];
}

/** Adds an order up (KRW). `product_amount` is at retail prices, so that the discount explains the difference. */
export function amountOf(facts: AmountFacts): Amount {
  const { productAmount, payable, couponAmount, pointAmount, rows } = facts;
  const isFree = facts.isDeliveryFree || payable >= freeDeliveryFrom;
  const delivery_fee = isFree ? 0 : deliveryFee;
  return {
    product_amount: productAmount,
    discount_amount: productAmount - payable + pointAmount,
    coupon_amount: couponAmount,
    point_amount: pointAmount,
    delivery_fee,
    total: payable - pointAmount + delivery_fee,
    until_free_delivery: isFree ? 0 : freeDeliveryFrom - payable,
    free_delivery_from: freeDeliveryFrom,
    rows: [
      ...rows,
      ...(pointAmount > 0 ? [{ code: 'POINT', label: '포인트 사용', amount: -pointAmount }] : []),
      ...(delivery_fee > 0 ? [{ code: 'DELIVERY', label: '배송비', amount: delivery_fee }] : []),
    ],
  };
}
