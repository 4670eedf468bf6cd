import type { Amount } from '@mall/contracts/domain/pricing/amounts';
import type { AmountRow } from '@mall/ui/layout/amount-rows';
import { copy } from './copy.ts';

type ServerRow = NonNullable<Amount['rows']>[number];

/** Rows of the server's with their signs. */
export const signedRows = (rows: readonly ServerRow[]): AmountRow[] =>
  rows.map(({ label, amount }) => ({ label, amount: Math.abs(amount), sign: amount < 0 ? 'minus' : 'plus' }));

/** How an order's total came about, as its order page explained it, in the server's own amounts (KRW). */
export function amountRowsOf({ product_amount, discount_amount, delivery_fee, rows }: Amount): AmountRow[] {
  if (rows?.length) {
    const [first, ...rest] = rows;
    const isRetail = first?.code === 'RETAIL';
    const steps = isRetail
      ? [{ label: copy.products, amount: first.amount }, ...signedRows(rest)]
      : signedRows(rows);
    return delivery_fee > 0 ? steps : [...steps, { label: copy.delivery, amount: 0, zeroText: copy.free }];
  }
  return [
    { label: copy.products, amount: product_amount },
    { label: copy.discount, amount: discount_amount, sign: 'minus' },
    { label: copy.delivery, amount: delivery_fee, sign: 'plus', zeroText: copy.free },
  ];
}
