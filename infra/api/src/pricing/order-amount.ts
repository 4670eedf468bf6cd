import type { Amount } from '@mall/contracts/api/carts';

/** Delivery is free from this product total on (KRW). */
export const freeDeliveryFrom = 50_000;
/** Delivery fee below that (KRW). */
export const deliveryFee = 3_000;

interface AmountLine {
  retail_price: number;
  order_quantity: number;
  line_price: number;
}

/** Adds lines up (KRW). `product_amount` is at retail prices, so that the discount explains the difference. */
export function amountOf(lines: readonly AmountLine[]): Amount {
  const product_amount = lines.reduce((sum, line) => sum + line.retail_price * line.order_quantity, 0);
  const payable = lines.reduce((sum, line) => sum + line.line_price, 0);
  const isFree = lines.length === 0 || payable >= freeDeliveryFrom;
  const delivery_fee = isFree ? 0 : deliveryFee;
  return {
    product_amount,
    discount_amount: product_amount - payable,
    delivery_fee,
    total: payable + delivery_fee,
    until_free_delivery: isFree ? 0 : freeDeliveryFrom - payable,
    free_delivery_from: freeDeliveryFrom,
  };
}
