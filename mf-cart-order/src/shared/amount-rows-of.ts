import type { Amount } from '@mall/contracts/api/carts';
import type { AmountRow } from '@mall/ui/amount-rows';

/** How a total comes about, row by row, in the server's own amounts (KRW). */
export function amountRowsOf({ product_amount, discount_amount, delivery_fee }: Amount): AmountRow[] {
  return [
    { label: '상품 금액', amount: product_amount },
    { label: '할인 금액', amount: discount_amount, sign: 'minus' },
    { label: '배송비', amount: delivery_fee, sign: 'plus', zeroText: '무료' },
  ];
}
