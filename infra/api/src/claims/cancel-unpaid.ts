import { unavailable } from '../http/create-error.ts';
import { abandonOrder } from '../orders/close-order.ts';
import { type SettleDeps, settleOrder } from '../orders/settle-order.ts';

/**
 * Cancels an order whose deposit has not come. True when that was all there is to do; false for an order that is
 * paid, also when it turns out to be paid only now. A deposit that comes later goes back by itself.
 */
export async function cancelUnpaid(deps: SettleDeps, orderId: string): Promise<boolean> {
  const settled = await settleOrder(deps, orderId, { isGivenUp: false }).catch(() => {
    throw unavailable('결제 확인이 지연되고 있습니다. 잠시 후 다시 시도해주세요.');
  });
  if (settled.payment_state !== 'READY') return false;
  const closing = { state: 'CANCELLED', code: 'SHOPPER_CANCELLED', isRefundDue: false } as const;
  const isCancelled = await abandonOrder(deps.db, orderId, { ...closing, now: deps.clock() });
  // Closes the account, so that no money comes; what comes all the same goes back.
  if (settled.deposit) await deps.payments.cancel(settled.payment_id, '주문 취소').catch(() => undefined);
  return isCancelled;
}
