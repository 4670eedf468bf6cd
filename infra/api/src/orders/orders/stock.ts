import { refreshAvailability } from '../../catalogue/products/availability.ts';
import type { Db } from '../../platform/database/schema/schema.ts';

export interface Pieces {
  product_id: number;
  product_option_id: number;
  order_quantity: number;
}

/** Pieces per option, in the one order in which all orders lock options: none can deadlock with another. */
function perOption(lines: readonly Pieces[]): Pieces[] {
  const sums = new Map<number, Pieces>();
  for (const line of lines) {
    const sum = sums.get(line.product_option_id) ?? { ...line, order_quantity: 0 };
    sums.set(line.product_option_id, { ...sum, order_quantity: sum.order_quantity + line.order_quantity });
  }
  return [...sums.values()].sort((one, other) => one.product_option_id - other.product_option_id);
}

/**
 * Takes pieces out of stock inside the order's transaction. The condition is part of the update, so two buyers of the
 * last piece cannot both get it. Returns the option that has too few, or null when all were taken.
 */
export async function reserveStock(tx: Db, lines: readonly Pieces[]): Promise<number | null> {
  const soldOut: number[] = [];
  for (const { product_id, product_option_id, order_quantity } of perOption(lines)) {
    const left = await tx
      .updateTable('product_options')
      .set((eb) => ({ stock: eb('stock', '-', order_quantity) }))
      .where('product_option_id', '=', product_option_id)
      .where('stock', '>=', order_quantity)
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
  for (const { product_id, product_option_id, order_quantity } of perOption(lines)) {
    const now = await tx
      .updateTable('product_options')
      .set((eb) => ({ stock: eb('stock', '+', order_quantity) }))
      .where('product_option_id', '=', product_option_id)
      .returning('stock')
      .executeTakeFirst();
    if (now?.stock === order_quantity) backInStock.push(product_id);
  }
  await refreshAvailability(tx, backInStock);
}
