import type { SealedAccount } from '../money/refund-accounts/sealed-account.ts';
import { abandonOrderIn } from '../orders/orders/close-order.ts';
import { type Once, onceIfKeyed } from '../orders/orders/idempotency.ts';
import { loadLines, lockOrder } from '../orders/orders/move-lines.ts';
import { type SettleDeps, settleOrder } from '../orders/orders/settle-order.ts';
import type { Db } from '../platform/database/schema/schema.ts';
import { unavailable } from '../platform/http/create-error.ts';
import { requireNoPricedExchange } from './exchanges/one-at-a-time.ts';
import { withLostGifts } from './lost-gifts.ts';
import { moveWithEffects } from './move-with-effects.ts';
import { keepAccountAndTell } from './refunds/keep-account.ts';
import type { GivenBack } from './refunds/refunds.ts';
import { nothingToDo } from './shopper-moves.ts';
import { takePieces, type WantedPieces } from './split-line.ts';
import { tellOrderer } from './tell-orderer.ts';

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
): Promise<GivenBack> {
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

async function cancelLines(
  tx: Db,
  orderId: string,
  { wanted, account }: Omit<Cancelling, 'attempt'>,
  now: Date,
): Promise<GivenBack> {
  const order = await lockOrder(tx, orderId);
  await requireNoPricedExchange(tx, orderId);
  const all = await loadLines(tx, orderId);
  const lines = wanted
    ? await takePieces(tx, all, wanted)
    : all.filter((line) => !line.status.startsWith('PART_REFUND'));
  if (lines.length === 0) throw nothingToDo();
  const leaving = await withLostGifts(tx, orderId, lines);
  const { refund_amount, refund_points } = await moveWithEffects(tx, order, leaving, {
    to: 'PART_REFUND_READY',
    actor: 'SHOPPER',
    now,
  });
  await tellOrderer(tx, orderId, 'CANCELLED', now);
  if (refund_amount > 0) await keepAccountAndTell(tx, orderId, account, now);
  return { refund_amount, refund_points };
}
