import { confirmableStatuses } from '@mall/contracts/domain/orders/order-status-groups';
import { loadLines, lockOrder } from '../orders/orders/move-lines.ts';
import type { Db } from '../platform/database/schema/schema.ts';
import { createError, notFound } from '../platform/http/create-error.ts';
import { type MoveResult, moveWithEffects } from './move-with-effects.ts';

/** Of an order that has no line left for what is asked. */
export const nothingToDo = () => createError('ORDER_STATE');

/**
 * Takes a return or an exchange back while the goods are still with the shopper. A fee that was paid online goes back
 * with the next round of the reconciler.
 * @cannotThrow CLAIM_FEE_DUE: no parcel is sent
 * @cannotThrow REFUND_SHORTFALL: no money goes back
 */
export function withdrawClaim(
  db: Db,
  claim: { claim_id: number; order_id: string },
  now: Date,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, claim.order_id);
    const open = await tx
      .selectFrom('claims')
      .select(['order_line_id', 'kind'])
      .where('claim_id', '=', claim.claim_id)
      .where('state', '=', 'OPEN')
      .executeTakeFirst();
    if (!open) throw notFound('진행 중인 반품·교환 신청이 없습니다.');
    const lines = (await loadLines(tx, claim.order_id)).filter(
      (line) => line.order_line_id === open.order_line_id,
    );
    const to = open.kind === 'RETURN' ? 'RETURN_CANCEL' : 'EXCHANGE_CANCEL';
    await moveWithEffects(tx, order, lines, { to, actor: 'SHOPPER', now });
  });
}

/**
 * Settles the purchase of delivered lines, or of those named, by the shopper or by the passing of time.
 * @cannotThrow CLAIM_FEE_DUE: no parcel is sent
 * @cannotThrow REFUND_SHORTFALL: no money goes back
 */
export function confirmLines(
  db: Db,
  orderId: string,
  { lineIds, actor, now }: { lineIds: readonly number[] | undefined; actor: 'SHOPPER' | 'SYSTEM'; now: Date },
): Promise<MoveResult> {
  return db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const all = await loadLines(tx, orderId);
    const lines = lineIds
      ? all.filter((line) => lineIds.includes(line.order_line_id))
      : all.filter((line) => confirmableStatuses.includes(line.status));
    if (lines.length === 0 || lines.length < new Set(lineIds).size) throw nothingToDo();
    const exchanged = lines.filter((line) => line.status === 'EXCHANGE_RECEIVE');
    const others = lines.filter((line) => line.status !== 'EXCHANGE_RECEIVE');
    const results = [
      await moveWithEffects(tx, order, exchanged, { to: 'EXCHANGE_COMPLETE', actor, now }),
      await moveWithEffects(tx, order, others, { to: 'PURCHASE_CONFIRM', actor, now }),
    ];
    const earned_points = results.reduce((sum, result) => sum + result.earned_points, 0);
    return { refund_amount: 0, refund_points: 0, rows: [], earned_points };
  });
}

/** A claim and the order it is of; undefined when there is none. */
export function findClaim(db: Db, claimId: number) {
  return db
    .selectFrom('claims')
    .select(['claim_id', 'order_id', 'request_id', 'fee_state'])
    .where('claim_id', '=', claimId)
    .executeTakeFirst();
}
