import { deliveryFeeOf, freeDeliveryFrom } from '@mall/contracts/domain/orders/delivery-fee';
import type { Amount, AmountRow } from '@mall/contracts/domain/pricing/amounts';

interface AmountFacts {
  /** At retail prices. */
  productAmount: number;
  /** Of all lines after coupons. */
  payable: number;
  /** Of this, what counts towards free delivery: goods, and no gifts. */
  deliverable: number;
  couponAmount: number;
  pointAmount: number;
  /** Nothing to deliver, or a line with guaranteed delivery, which comes free. */
  isDeliveryFree: boolean;
  /** From the retail prices to `payable`. */
  rows: readonly AmountRow[];
}

/** Adds an order up (KRW). `product_amount` is at retail prices, so that the discount explains the difference. */
export function amountOf(facts: AmountFacts): Amount {
  const { productAmount, payable, deliverable, couponAmount, pointAmount, rows } = facts;
  const delivery_fee = facts.isDeliveryFree ? 0 : deliveryFeeOf(deliverable);
  return {
    product_amount: productAmount,
    discount_amount: productAmount - payable + pointAmount,
    coupon_amount: couponAmount,
    point_amount: pointAmount,
    delivery_fee,
    total: payable - pointAmount + delivery_fee,
    until_free_delivery: delivery_fee === 0 ? 0 : freeDeliveryFrom - deliverable,
    free_delivery_from: freeDeliveryFrom,
    rows: [
      ...rows,
      ...(pointAmount > 0 ? [{ code: 'POINT', label: '포인트 사용', amount: -pointAmount }] : []),
      ...deliveryRows(delivery_fee),
    ],
  };
}

/** The row of a delivery fee in KRW; none where delivery is free. */
export function deliveryRows(fee: number): AmountRow[] {
  return fee > 0 ? [{ code: 'DELIVERY', label: '배송비', amount: fee }] : [];
}
