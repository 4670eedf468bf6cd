import type { Amount } from '@mall/contracts/api/orders/carts';
import type { AmountRow } from '@mall/ui/layout/amount-rows';
import { copy } from './copy.ts';

/** How a total comes about, row by row, in the server's own amounts (KRW). */
export function amountRowsOf({ product_amount, discount_amount, delivery_fee }: Amount): AmountRow[] {
  return [
    { label: copy.products, amount: product_amount },
    { label: copy.discount, amount: discount_amount, sign: 'minus' },
    { label: copy.delivery, amount: delivery_fee, sign: 'plus', zeroText: copy.free },
  ];
}
