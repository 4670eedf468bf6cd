import type { LineRow } from '../orders/orders/move-lines.ts';
import { returnStock } from '../orders/orders/stock.ts';
import type { Db } from '../platform/database/schema/schema.ts';
import { createError } from '../platform/http/create-error.ts';
import { openClaims } from './open-claims.ts';

/** Refuses with CLAIM_FEE_DUE to send a parcel whose way the shopper still owes. */
export async function requireFeePaid(tx: Db, lines: readonly LineRow[]): Promise<void> {
  const due = (await openClaims(tx, lines)).filter((claim) => claim.fee_state === 'DUE');
  if (due.length > 0) throw createError('CLAIM_FEE_DUE');
}

/** Puts pieces back that were reserved for exchanges which do not happen. */
export async function releaseHeldStock(tx: Db, lines: readonly LineRow[]): Promise<void> {
  const held = (await openClaims(tx, lines)).filter((claim) => claim.holds_stock);
  await returnStock(
    tx,
    held.flatMap(({ order_line_id, new_option_id }) => {
      const line = lines.find((item) => item.order_line_id === order_line_id);
      return line && new_option_id !== null
        ? [
            {
              product_id: line.product_id,
              product_option_id: new_option_id,
              order_quantity: line.order_quantity,
              is_guaranteed: false,
            },
          ]
        : [];
    }),
  );
  if (held.length === 0) return;
  await tx
    .updateTable('claims')
    .set({ holds_stock: false })
    .where(
      'claim_id',
      'in',
      held.map((claim) => claim.claim_id),
    )
    .execute();
}
