import type { OptionFacts } from '../../orders/carts/option-facts.ts';
import type { LineRow } from '../../orders/orders/move-lines.ts';
import type { LineBasis } from '../../orders/orders/price-basis.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { loadClaimedOrder } from '../refunds/claimed-order.ts';
import { remainingPrice } from '../refunds/remaining-price.ts';
import { exchangedBasis } from './exchanged-basis.ts';

export interface PriceDifference {
  /** KRW that the order costs more with the new option; 0 for one that costs the same or less. */
  amount: number;
  /** What the line is priced from once it is exchanged; null when that does not change. */
  basis: LineBasis | null;
}

/** How it is called wherever it is explained. */
export const differenceRow = { code: 'PRICE_DIFFERENCE', label: '교환 상품 차액' } as const;

export const noDifference: PriceDifference = { amount: 0, basis: null };

/**
 * What an exchange of a whole line for another option changes in the price of its order, by the rules under which it
 * was ordered (docs/decisions/0127). Orders that do not know these rules cost what they cost.
 */
export async function priceDifference(tx: Db, line: LineRow, to: OptionFacts): Promise<PriceDifference> {
  const order = await loadClaimedOrder(tx, line.order_id);
  const basis = order.lines.find((other) => other.order_line_id === line.order_line_id)?.basis;
  if (!order.basis || !basis) return noDifference;
  const changed = exchangedBasis(basis, order.basis.rules, to);
  if (changed === basis) return noDifference;
  const after = {
    ...order,
    lines: order.lines.map((other) =>
      other.order_line_id === line.order_line_id
        ? { ...other, basis: changed, product_option_id: to.product_option_id }
        : other,
    ),
  };
  const [was, is] = [remainingPrice(order), remainingPrice(after)];
  return { amount: Math.max(0, is.goods + is.delivery - was.goods - was.delivery), basis: changed };
}
