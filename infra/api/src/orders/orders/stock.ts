import { refreshAvailability } from '../../catalogue/products/availability.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import type { Hold } from '../drops/order-holds.ts';

export interface Pieces {
  product_id: number;
  product_option_id: number;
  order_quantity: number;
  /** Sent by quick delivery, from the stock of its warehouse. */
  is_guaranteed: boolean;
}

interface OptionPieces extends Omit<Pieces, 'is_guaranteed'> {
  /** Of these, pieces for quick delivery. */
  quick: number;
}

/** Pieces per option, in the one order in which all orders lock options: none can deadlock with another. */
function perOption(lines: readonly Pieces[]): OptionPieces[] {
  const sums = new Map<number, OptionPieces>();
  for (const { product_id, product_option_id, order_quantity, is_guaranteed } of lines) {
    const sum = sums.get(product_option_id);
    sums.set(product_option_id, {
      product_id,
      product_option_id,
      order_quantity: (sum?.order_quantity ?? 0) + order_quantity,
      quick: (sum?.quick ?? 0) + (is_guaranteed ? order_quantity : 0),
    });
  }
  return [...sums.values()].sort((one, other) => one.product_option_id - other.product_option_id);
}

/**
 * Takes pieces out of stock; the condition is part of the update, so two buyers cannot both get the last piece. Held
 * pieces of a drop go to their own order alone. Returns the option that has too few, or null.
 */
export async function reserveStock(
  tx: Db,
  lines: readonly Pieces[],
  holds: ReadonlyMap<number, Pick<Hold, 'pieces'>> = new Map(),
): Promise<number | null> {
  const soldOut: number[] = [];
  for (const { product_id, product_option_id, order_quantity, quick } of perOption(lines)) {
    const held = holds.get(product_option_id)?.pieces ?? 0;
    const left = await tx
      .updateTable('product_options')
      .set((eb) => ({
        stock: eb('stock', '-', order_quantity),
        cj_stock: eb('cj_stock', '-', quick),
        held: eb('held', '-', held),
      }))
      .where('product_option_id', '=', product_option_id)
      .where('held', '>=', held)
      .where((eb) => eb(eb('stock', '-', order_quantity), '>=', eb('held', '-', held)))
      // Null where the warehouse keeps none of it: its pieces come from the shop's own stock.
      .where((eb) => eb.or([eb('cj_stock', 'is', null), eb('cj_stock', '>=', quick)]))
      .where('sale_state', '=', 'ON')
      .returning('stock')
      .executeTakeFirst();
    if (!left) return product_option_id;
    if (left.stock === 0) soldOut.push(product_id);
  }
  await refreshAvailability(tx, soldOut);
  return null;
}

/** Puts pieces back inside the transaction that marks the order as not reserving any more. */
export async function returnStock(tx: Db, lines: readonly Pieces[]): Promise<void> {
  const backInStock: number[] = [];
  for (const { product_id, product_option_id, order_quantity, quick } of perOption(lines)) {
    const now = await tx
      .updateTable('product_options')
      .set((eb) => ({ stock: eb('stock', '+', order_quantity), cj_stock: eb('cj_stock', '+', quick) }))
      .where('product_option_id', '=', product_option_id)
      .returning('stock')
      .executeTakeFirst();
    if (now?.stock === order_quantity) backInStock.push(product_id);
  }
  await refreshAvailability(tx, backInStock);
}
