import { type ClaimReason, isShopsFault } from '@mall/contracts/domain/claim';
import type { Db } from '../database/schema.ts';
import { loadLines, lockOrder } from '../orders/move-lines.ts';
import { allocate } from '../pricing/allocate.ts';
import { deliveryFee } from '../pricing/order-amount.ts';
import { reserveExchange } from './exchange-option.ts';
import { moveWithEffects } from './move-with-effects.ts';
import { takePieces, type WantedPieces } from './split-line.ts';

export interface ClaimRequest {
  order_id: string;
  kind: 'RETURN' | 'EXCHANGE';
  reason: ClaimReason;
  detail: string;
  lines: (WantedPieces & { product_option_id?: number | undefined })[];
}

/**
 * Opens a return or an exchange, one claim per line. A return that is not the shop's fault costs the delivery fee
 * once per request, never more than what was paid for the lines; an exchange reserves the new option at once.
 */
export function requestClaim(db: Db, request: ClaimRequest, now: Date): Promise<number[]> {
  const { order_id, kind, reason, detail } = request;
  return db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, order_id);
    const lines = await takePieces(tx, await loadLines(tx, order_id), request.lines);
    const isCharged = kind === 'RETURN' && !isShopsFault(reason);
    const paid = lines.map((line) => line.paid_price);
    const sum = paid.reduce((total, price) => total + price, 0);
    const fees = allocate(isCharged ? Math.min(deliveryFee, sum) : 0, paid);
    const to = kind === 'RETURN' ? 'RETURN_REQUEST' : 'EXCHANGE_REQUEST';
    await moveWithEffects(tx, order, lines, { to, actor: 'SHOPPER', now });
    const claimIds: number[] = [];
    for (const [index, line] of lines.entries()) {
      const wanted = request.lines[index]?.product_option_id;
      const option = kind === 'EXCHANGE' ? await reserveExchange(tx, line, wanted) : null;
      const { claim_id } = await tx
        .insertInto('claims')
        .values({
          order_id,
          order_line_id: line.order_line_id,
          kind,
          reason,
          detail,
          fee: fees[index] ?? 0,
          new_option_id: option?.product_option_id ?? null,
          holds_stock: option !== null,
          created_at: now,
          closed_at: null,
        })
        .returning('claim_id')
        .executeTakeFirstOrThrow();
      claimIds.push(claim_id);
    }
    return claimIds;
  });
}
