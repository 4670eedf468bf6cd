import type { RefundSums } from '@mall/contracts/api/orders/order-claims';
import type { SealedAccount } from '../money/refund-accounts/sealed-account.ts';
import { abandonOrderIn } from '../orders/orders/close-order.ts';
import { type Once, onceIfKeyed } from '../orders/orders/idempotency.ts';
import { loadLines, lockOrder, type OrderRow } from '../orders/orders/move-lines.ts';
import { type SettleDeps, settleOrder } from '../orders/orders/settle-order.ts';
import type { Db } from '../platform/database/schema/schema.ts';
import { unavailable } from '../platform/http/create-error.ts';
import { requireNoPricedExchange } from './exchanges/one-at-a-time.ts';
import { withLostGifts } from './lost-gifts.ts';
import { type MoveResult, moveWithEffects } from './move-with-effects.ts';
import { notifyOrderer } from './notify-orderer.ts';
import { keepAccountAndNotify } from './refunds/keep-account.ts';
import type { GivenBack } from './refunds/refunds.ts';
import { nothingToDo } from './shopper-moves.ts';
import { takePieces, type WantedPieces } from './split-line.ts';

interface Cancelling {
  /** Lines of a paid order; without them every one that is left. An unpaid order is cancelled whole. */
  wanted: readonly WantedPieces[] | undefined;
  /** Where the money of a paid virtual account goes back to. */
  account: SealedAccount | undefined;
  /** A repetition cancels no further pieces of a line. */
  attempt: Once | undefined;
}

/**
 * Cancels an order before it is prepared: one that is not paid is closed, of a paid one the money is to go back. One
 * that is paid only now counts as paid; a deposit that comes later goes back by itself.
 */
export async function cancelOrder(
  deps: SettleDeps,
  orderId: string,
  { attempt, ...cancelling }: Cancelling,
): Promise<Omit<GivenBack, 'rows'>> {
  const { payment_id, payment_state, deposit } = await settleOrder(deps, orderId, {
    isGivenUp: false,
  }).catch(() => {
    throw unavailable('결제 확인이 지연되고 있습니다. 잠시 후 다시 시도해주세요.');
  });
  const now = deps.clock();
  const closing = { state: 'CANCELLED', code: 'SHOPPER_CANCELLED', isRefundDue: false, now } as const;
  const { was_unpaid, ...given } = await deps.db.transaction().execute((tx) =>
    onceIfKeyed(tx, attempt, async () => {
      const was_unpaid = await abandonOrderIn(tx, orderId, closing);
      if (was_unpaid) return { refund_amount: 0, refund_points: 0, was_unpaid };
      return { ...(await cancelLines(tx, orderId, cancelling, now)), was_unpaid };
    }),
  );
  // Closes the account, so that no money comes; what comes all the same goes back.
  if (was_unpaid && payment_state === 'READY' && deposit) {
    await deps.payments.closeAccount(payment_id).catch(() => undefined);
  }
  return given;
}

/** What cancelling these pieces would give back, inside a transaction that is taken back. */
export async function quoteCancellation(
  tx: Db,
  orderId: string,
  wanted: readonly WantedPieces[],
  now: Date,
): Promise<{ fee: null; refund: RefundSums }> {
  const order = await lockOrder(tx, orderId);
  // Of an order that is not paid there is nothing to give back, and it is cancelled whole.
  if (order.payment_state === 'READY') return { fee: null, refund: { amount: 0, points: 0, rows: [] } };
  const { refund_amount, refund_points, rows } = await takeOut(tx, order, wanted, now);
  return { fee: null, refund: { amount: refund_amount, points: refund_points, rows } };
}

async function cancelLines(
  tx: Db,
  orderId: string,
  { wanted, account }: Omit<Cancelling, 'attempt'>,
  now: Date,
): Promise<Omit<GivenBack, 'rows'>> {
  const given = await takeOut(tx, await lockOrder(tx, orderId), wanted, now);
  await notifyOrderer(tx, orderId, 'CANCELLED', now);
  if (given.refund_amount > 0) await keepAccountAndNotify(tx, orderId, account, now);
  return { refund_amount: given.refund_amount, refund_points: given.refund_points };
}

/**
 * Takes pieces out of a locked order, or all that are left, with the gifts that the rest does not earn.
 * @cannotThrow CLAIM_FEE_DUE: no parcel is sent
 */
async function takeOut(
  tx: Db,
  order: OrderRow,
  wanted: readonly WantedPieces[] | undefined,
  now: Date,
): Promise<MoveResult> {
  await requireNoPricedExchange(tx, order.order_id);
  const all = await loadLines(tx, order.order_id);
  const lines = wanted
    ? await takePieces(tx, all, wanted)
    : all.filter((line) => !line.status.startsWith('PART_REFUND'));
  if (lines.length === 0) throw nothingToDo();
  const leaving = await withLostGifts(tx, order.order_id, lines);
  return moveWithEffects(tx, order, leaving, { to: 'PART_REFUND_READY', actor: 'SHOPPER', now });
}
