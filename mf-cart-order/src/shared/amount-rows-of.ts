import type { Amount } from '@mall/contracts/domain/pricing/amounts';
import type { AmountRow } from '@mall/ui/layout/amount-rows';
import { copy } from './copy.ts';

/** How a total comes about, step by step, in the server's own amounts (KRW); in short where it names no steps. */
export function amountRowsOf({ product_amount, discount_amount, delivery_fee, rows }: Amount): AmountRow[] {
  if (rows?.length) {
    const steps = rows.map(({ code, label, amount }): AmountRow => {
      if (code === 'RETAIL') return { label: copy.products, amount };
      return { label, amount: Math.abs(amount), sign: amount < 0 ? 'minus' : 'plus' };
    });
    const delivery = { label: copy.delivery, amount: 0, zeroText: copy.free };
    return delivery_fee > 0 ? steps : [...steps, delivery];
  }
  return [
    { label: copy.products, amount: product_amount },
    { label: copy.discount, amount: discount_amount, sign: 'minus' },
    { label: copy.delivery, amount: delivery_fee, sign: 'plus', zeroText: copy.free },
  ];
}
