import type { LineRow } from '../../orders/orders/move-lines.ts';
import { lineBasisOf, lineBasisText } from '../../orders/orders/price-basis.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { isOpenOf } from '../open-claims.ts';
import { differenceRow } from './price-difference.ts';

/** An exchange whose price counts from now on. Money in KRW. */
interface PricedExchange extends Pick<LineRow, 'order_id' | 'order_line_id'> {
  /** Paid on top of the order; 0 for an option that costs less. */
  price_difference: number;
  /** Null leaves the line as it was priced. */
  new_price_basis: unknown;
}

/** Makes an exchanged line cost its new price, and what was paid for it part of what the order was paid with. */
export async function takeNewPrice(tx: Db, exchange: PricedExchange): Promise<void> {
  const { order_id, order_line_id, price_difference: paid } = exchange;
  const basis = lineBasisOf(exchange.new_price_basis);
  const { snapshot, price_basis } = await tx
    .selectFrom('order_lines')
    .select(['snapshot', 'price_basis'])
    .where('order_line_id', '=', order_line_id)
    .executeTakeFirstOrThrow();
  const shown = {
    ...snapshot,
    last_price: basis?.piece_price ?? snapshot.last_price,
    line_price: snapshot.line_price + paid,
    rows: [...(snapshot.rows ?? []), ...(paid > 0 ? [{ ...differenceRow, amount: paid }] : [])],
  };
  const stored = basis ?? lineBasisOf(price_basis);
  await tx
    .updateTable('order_lines')
    .set((eb) => ({
      paid_price: eb('paid_price', '+', paid),
      price_basis: stored && lineBasisText(stored),
      snapshot: JSON.stringify(shown),
    }))
    .where('order_line_id', '=', order_line_id)
    .execute();
  await tx
    .updateTable('orders')
    .set((eb) => ({ exchange_amount: eb('exchange_amount', '+', paid) }))
    .where('order_id', '=', order_id)
    .execute();
}

/**
 * Of lines whose old piece goes back to the shopper: the difference is not due any more, and what was paid of it counts
 * as paid for the order, so that the next refund gives it back.
 */
export async function dropDifferences(tx: Db, lines: readonly LineRow[]): Promise<void> {
  const dropped = await tx
    .selectFrom('claims')
    .select(['claim_id', 'order_id', 'order_line_id', 'fee', 'fee_state', 'price_difference'])
    .where(isOpenOf(lines))
    .where('holds_stock', '=', true)
    .where('price_difference', '>', 0)
    .execute();
  for (const { claim_id, fee, fee_state, ...exchange } of dropped) {
    if (fee_state === 'PAID') await takeNewPrice(tx, { ...exchange, new_price_basis: null });
    const isNothingDue = fee_state === 'DUE' && fee === 0;
    await tx
      .updateTable('claims')
      .set({ price_difference: 0, new_price_basis: null, ...(isNothingDue ? { fee_state: 'NONE' } : {}) })
      .where('claim_id', '=', claim_id)
      .execute();
  }
}
