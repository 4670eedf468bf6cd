/** Delivery is free from this product total on (KRW), after coupons and before points. */
export const freeDeliveryFrom = 50_000;
/** Delivery fee below that, and of a return for a change of mind (KRW). */
export const deliveryFee = 3_000;

/** What both ways of an exchange cost (KRW). */
export const exchangeFee = 2 * deliveryFee;

/** What delivery costs for a product total (KRW). */
export function deliveryFeeOf(payable: number): number {
  return payable >= freeDeliveryFrom ? 0 : deliveryFee;
}
