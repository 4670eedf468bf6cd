import { claimReasonSchema, isShopsFault } from '@mall/contracts/domain/orders/claim';
import { goneBackStatuses } from '@mall/contracts/domain/orders/order-status-groups';
import type { LineRow } from '../orders/orders/move-lines.ts';
import { returnStock } from '../orders/orders/stock.ts';
import type { Db } from '../platform/database/schema/schema.ts';
import { createError } from '../platform/http/create-error.ts';
import { openClaims } from './open-claims.ts';

/** KRW kept back for the way back of these lines. */
export async function feesOf(tx: Db, lines: readonly LineRow[]): Promise<number> {
  return (await openClaims(tx, lines)).reduce((sum, claim) => sum + claim.fee, 0);
}

/** Refuses with CLAIM_FEE_DUE to send a parcel whose way the shopper still owes. */
export async function requireFeePaid(tx: Db, lines: readonly LineRow[]): Promise<void> {
  const due = (await openClaims(tx, lines)).filter((claim) => claim.fee_state === 'DUE');
  if (due.length > 0) throw createError('CLAIM_FEE_DUE');
}

/**
 * Whether the delivery fee goes back with the last lines: when nothing was sent, or when the last of what was sent
 * comes back through the shop's fault.
 */
export async function returnsDeliveryFee(
  tx: Db,
  all: readonly LineRow[],
  leaving: readonly LineRow[],
): Promise<boolean> {
  if (!all.every((line) => goneBackStatuses.includes(line.status))) return false;
  if (all.every((line) => line.status.startsWith('PART_REFUND'))) return true;
  const claims = await openClaims(tx, leaving);
  return claims.length > 0 && claims.every((claim) => isShopsFault(claimReasonSchema.parse(claim.reason)));
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
