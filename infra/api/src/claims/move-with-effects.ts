import { goneBackStatuses } from '@mall/contracts/domain/orders/order-status-groups';
import { earnPoints } from '../money/points/earn-points.ts';
import { takeReviewPointsBack } from '../money/points/review-points.ts';
import { forgetRefundAccount } from '../money/refund-accounts/refund-account.ts';
import { type LineRow, loadLines, type Move, moveLines, type OrderRow } from '../orders/orders/move-lines.ts';
import { returnStock } from '../orders/orders/stock.ts';
import { raiseGrade } from '../people/members/grade-rules.ts';
import type { Db } from '../platform/database/schema/schema.ts';
import { releaseHeldStock, requireFeePaid } from './claim-facts.ts';
import { swapOption } from './exchanges/exchange-option.ts';
import { refundSurplus } from './exchanges/refund-surplus.ts';
import { dropDifferences } from './exchanges/take-new-price.ts';
import { giveFeePaymentsBack } from './fees/fee-payments.ts';
import { gatherFees, passFeesOn } from './fees/pass-fees-on.ts';
import { closeClaims } from './open-claims.ts';
import { createRefund, type GivenBack } from './refunds/refunds.ts';

/** Nothing came out of a move for the shopper's money. */
const nothing = { refund_amount: 0, refund_points: 0, rows: [], earned_points: 0 };

export type MoveResult = GivenBack & { earned_points: number };

/**
 * Moves lines of a locked order with everything that a move means for stock, claims, money and points
 * (docs/order-states.md), in one transaction. Money itself goes back afterwards, by `payRefunds`.
 */
export async function moveWithEffects(
  tx: Db,
  order: OrderRow,
  lines: readonly LineRow[],
  move: Move,
): Promise<MoveResult> {
  await moveLines(tx, lines, move);
  const { now, actor } = move;
  const refund = async (reason: string): Promise<MoveResult> => {
    await returnStock(tx, lines);
    return { ...nothing, ...(await createRefund(tx, { order, lines, actor, reason, now })) };
  };
  switch (move.to) {
    case 'PART_REFUND_READY':
      return refund('주문 취소');
    case 'RETURN_CONFIRM': {
      await gatherFees(tx, lines);
      const refunded = await refund('반품');
      // After the stock: orders lock goods first and points then, and two ways round they would wait for each other.
      await takeReviewPoints(tx, order, lines, now);
      return refunded;
    }
    case 'RETURN_REQUEST':
    case 'EXCHANGE_REQUEST':
      // Of a piece that came in exchange: that exchange is over.
      await closeClaims(tx, lines, 'DONE', now);
      return nothing;
    case 'RETURN_CANCEL':
    case 'RETURN_SHIPPING':
      await passFeesOn(tx, lines);
      await closeClaims(tx, lines, 'WITHDRAWN', now);
      await forgetRefundAccount(tx, order.order_id);
      return nothing;
    case 'EXCHANGE_CANCEL':
      await releaseHeldStock(tx, lines);
      await passFeesOn(tx, lines);
      await closeClaims(tx, lines, 'WITHDRAWN', now);
      await giveFeePaymentsBack(tx, order.order_id);
      return nothing;
    case 'EXCHANGE_CONFIRM':
      for (const line of lines) await swapOption(tx, line);
      return { ...nothing, ...(await refundSurplus(tx, order, move)) };
    case 'RE_SHIPPING':
      await dropDifferences(tx, lines);
      await requireFeePaid(tx, lines);
      // Straight from EXCHANGE_HOLD the shopper gets the old piece back and the new one is free again.
      await releaseHeldStock(tx, lines);
      return { ...nothing, ...(await refundSurplus(tx, order, move)) };
    case 'EXCHANGE_COMPLETE':
      await closeClaims(tx, lines, 'DONE', now);
      return settlePurchase(tx, order, lines, now);
    case 'PURCHASE_CONFIRM':
      return settlePurchase(tx, order, lines, now);
    default:
      return nothing;
  }
}

/** What a purchase that is settled brings its member: points, and maybe a better grade. */
async function settlePurchase(
  tx: Db,
  order: OrderRow,
  lines: readonly LineRow[],
  now: Date,
): Promise<MoveResult> {
  const earned_points = await earnPoints(tx, order, lines, now);
  if (order.member_id !== null && lines.length > 0) await raiseGrade(tx, order.member_id, now);
  return { ...nothing, earned_points };
}

/** Points for the review of goods of which the last piece went back; the review itself stays. */
async function takeReviewPoints(
  tx: Db,
  { order_id, member_id }: OrderRow,
  lines: readonly LineRow[],
  now: Date,
): Promise<void> {
  if (member_id === null) return;
  const all = await loadLines(tx, order_id);
  for (const lineId of new Set(lines.map((line) => line.origin_line_id))) {
    const parts = all.filter((line) => line.origin_line_id === lineId);
    if (!parts.every((line) => goneBackStatuses.includes(line.status))) continue;
    await takeReviewPointsBack(tx, { memberId: member_id, orderId: order_id, lineId, now });
  }
}
