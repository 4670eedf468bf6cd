import type { OrderActor } from '@mall/contracts/domain/orders/order-transitions';
import type { AmountRow } from '@mall/contracts/domain/pricing/amounts';
import { giveCouponsBack } from '../../money/coupons/held-coupons.ts';
import { givePointsBack } from '../../money/points/give-points-back.ts';
import { noteRefund } from '../../money/refund-accounts/note-refund.ts';
import {
  forgetRefundAccount,
  needsRefundAccount,
  refundAccountOf,
} from '../../money/refund-accounts/refund-account.ts';
import {
  type LineRow,
  loadLines,
  lockOrder,
  moveLines,
  type OrderRow,
} from '../../orders/orders/move-lines.ts';
import type { SettleDeps } from '../../orders/orders/settle-order.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { faultPoint } from '../../platform/fault-point.ts';
import { closeClaims } from '../open-claims.ts';
import { loadClaimedOrder, type StoredOrder, withRetained } from './claimed-order.ts';
import { type ExchangePart, giveExchangesBack, noteExchangesBack } from './exchange-payments.ts';
import { refundSumsOf } from './refund-sums.ts';
import { requireNoRise } from './require-no-rise.ts';
import { shareOut } from './share-out.ts';

/** What a refund gives back. */
export interface GivenBack {
  /** KRW. */
  refund_amount: number;
  refund_points: number;
  /** How they come about. */
  rows: AmountRow[];
}

interface NewRefund {
  order: OrderRow;
  /** The lines that leave; they have been moved already. */
  lines: readonly LineRow[];
  /** A shopper is refused what makes the rest dearer; what the shop does is done. */
  actor: OrderActor;
  reason: string;
  now: Date;
}

/**
 * Writes down what has to go back for lines, inside the transaction that moves them; the money follows. What stays is
 * priced anew (docs/decisions/0110). REFUND_SHORTFALL when a shopper cancels what makes the rest dearer.
 */
export async function createRefund(
  tx: Db,
  { order, lines, actor, reason, now }: NewRefund,
): Promise<GivenBack> {
  const leaving = new Set(lines.map((line) => line.order_line_id));
  const after = await loadClaimedOrder(tx, order.order_id);
  const before = withRetained(after, leaving);
  if (actor === 'SHOPPER') requireNoRise(before, after);
  const sums = refundSumsOf(before, after, after.fees);
  const { amount: refund_amount, points: refund_points, exchange, rows } = sums;
  const { refund_id } = await tx
    .insertInto('refunds')
    .values({
      order_id: order.order_id,
      amount: refund_amount - exchange,
      exchange_amount: exchange,
      point_amount: refund_points,
      reason,
      created_at: now,
      done_at: null,
    })
    .returning('refund_id')
    .executeTakeFirstOrThrow();
  if (leaving.size > 0) {
    await tx
      .updateTable('order_lines')
      .set({ refund_id })
      .where('order_line_id', 'in', [...leaving])
      .execute();
    await keepShares(tx, after, leaving);
  }
  return { refund_amount, refund_points, rows };
}

/** What the lines of an order are worth from now on. */
async function keepShares(tx: Db, order: StoredOrder, leaving: ReadonlySet<number>): Promise<void> {
  for (const { order_line_id, rows, line_price, ...share } of shareOut(order, leaving) ?? []) {
    const snapshot = order.lines.find((line) => line.order_line_id === order_line_id)?.snapshot;
    if (!snapshot) continue;
    await tx
      .updateTable('order_lines')
      .set({ ...share, snapshot: JSON.stringify({ ...snapshot, rows, line_price }) })
      .where('order_line_id', '=', order_line_id)
      .execute();
  }
}

/**
 * Pays an order's due refunds, oldest first; one that was cut off is recognised at the provider and not paid twice. A
 * paid virtual account waits until the shopper names an account.
 * @throws when the provider does not answer; the reconciler then tries again
 */
export async function payRefunds(deps: SettleDeps, orderId: string): Promise<'PAID' | 'NEEDS_ACCOUNT'> {
  const all = await deps.db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.order_id', 'refunds.order_id')
    .select(['refund_id', 'refunds.amount', 'refunds.exchange_amount', 'reason', 'state', 'payment_id'])
    .where('refunds.order_id', '=', orderId)
    .orderBy('refund_id')
    .execute();
  // An account may have been named for a fee alone: the order's own money goes back the way that it came.
  const isToAccount = await needsRefundAccount(deps.db, orderId);
  const refundAccount = isToAccount ? await refundAccountOf(deps, orderId) : null;
  const hasNowhereToGo = isToAccount && refundAccount === null;
  let paidBefore = 0;
  for (const { refund_id, amount, exchange_amount, reason, state, payment_id } of all) {
    if (state === 'DUE') {
      if (amount > 0 && hasNowhereToGo) return 'NEEDS_ACCOUNT';
      faultPoint('refund:before-provider');
      const part = { amount, cancelledBefore: paidBefore, reason, refundAccount };
      if (amount > 0) await deps.payments.cancelPart(payment_id, part);
      const parts = await giveExchangesBack(deps, orderId, { amount: exchange_amount, reason });
      faultPoint('refund:after-provider');
      await closeRefund(deps.db, { orderId, refundId: refund_id, parts }, deps.clock());
    }
    paidBefore += amount;
  }
  return 'PAID';
}

interface PaidRefund {
  orderId: string;
  refundId: number;
  /** What of it came from payments for exchanges. */
  parts: readonly ExchangePart[];
}

/** Notes that a refund has been paid, gives its points back and moves its lines to their end; once. */
function closeRefund(db: Db, { orderId, refundId, parts }: PaidRefund, now: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const refund = await tx
      .updateTable('refunds')
      .set({ state: 'DONE', done_at: now })
      .where('refund_id', '=', refundId)
      .where('state', '=', 'DUE')
      .returning(['amount', 'exchange_amount', 'point_amount'])
      .executeTakeFirst();
    if (!refund) return;
    await tx
      .updateTable('orders')
      .set((eb) => ({ refunded_amount: eb('refunded_amount', '+', refund.amount) }))
      .where('order_id', '=', orderId)
      .execute();
    await noteExchangesBack(tx, parts);
    const money = refund.amount + refund.exchange_amount;
    if (money > 0) await noteRefund(tx, orderId, `${money} KRW of ${orderId} went back`, now);
    await givePointsBack(tx, order, { key: `REFUND:${refundId}`, amount: refund.point_amount, now });
    const lines = (await loadLines(tx, orderId)).filter((line) => line.refund_id === refundId);
    const [cancelled, returned] = [
      lines.filter((line) => line.status === 'PART_REFUND_READY'),
      lines.filter((line) => line.status === 'RETURN_CONFIRM'),
    ];
    await moveLines(tx, cancelled, { to: 'PART_REFUND_COMPLETE', actor: 'SYSTEM', now });
    await moveLines(tx, returned, { to: 'RETURN_COMPLETE', actor: 'SYSTEM', now });
    await closeClaims(tx, returned, 'DONE', now);
    await closeOrder(tx, orderId);
    await forgetRefundAccount(tx, orderId);
  });
}

/** An order of which nothing is left counts as cancelled; its coupons come back when nothing was ever sent. */
async function closeOrder(tx: Db, orderId: string): Promise<void> {
  const statuses = (await loadLines(tx, orderId)).map((line) => line.status);
  if (!statuses.every((status) => status === 'PART_REFUND_COMPLETE' || status === 'RETURN_COMPLETE')) return;
  await tx
    .updateTable('orders')
    .set({ payment_state: 'CANCELLED' })
    .where('order_id', '=', orderId)
    .execute();
  if (statuses.every((status) => status === 'PART_REFUND_COMPLETE')) await giveCouponsBack(tx, orderId);
}

/** What went back of an order, or has to, oldest first. */
export async function listRefunds(db: Db, orderId: string) {
  const refunds = await db
    .selectFrom('refunds')
    .select((eb) => [eb('amount', '+', eb.ref('exchange_amount')).as('amount')])
    .select(['point_amount', 'state', 'created_at', 'done_at'])
    .where('order_id', '=', orderId)
    .orderBy('refund_id')
    .execute();
  return refunds.map((refund) => ({
    ...refund,
    created_at: refund.created_at.toISOString(),
    done_at: refund.done_at?.toISOString() ?? null,
  }));
}
