import { listWritableReviews } from '@mall/contracts/api/community/review-writing';
import type { MyOrderLine } from '@mall/contracts/api/orders/my-orders';
import { confirmPurchase, withdrawClaim } from '@mall/contracts/api/orders/order-claims';
import { formatCount } from '@mall/contracts/domain/money';
import { useServices, useSession } from '@mall/remote-kit/services';
import { useCall } from '@mall/remote-kit/use-call';
import { copy } from './copy.ts';
import { ofOrders } from './of-orders.ts';

/** Confirms the purchase of a line after saying what that brings and ends. */
export function useConfirmPurchase() {
  const { dialogs } = useServices();
  const isMember = useSession().status === 'in';
  const { send, isBusy } = useCall(confirmPurchase, {
    invalidates: [...ofOrders, listWritableReviews],
    onSuccess: ({ earned_points }) =>
      dialogs.toast(
        earned_points > 0 ? copy.confirmedWithPoints(formatCount(earned_points)) : copy.confirmed,
      ),
  });
  const confirm = async (order_id: string, { order_line_id, product_name }: MyOrderLine) => {
    const question = isMember ? copy.confirmQuestion : copy.confirmQuestionGuest;
    if (!(await dialogs.confirm(question(product_name), { confirmLabel: copy.confirm }))) return null;
    return send({ body: { order_id, order_line_ids: [order_line_id] } });
  };
  return { confirm, isBusy };
}

/** Takes a return or an exchange back, after asking. */
export function useWithdrawClaim() {
  const { dialogs } = useServices();
  const { send, isBusy } = useCall(withdrawClaim, {
    invalidates: ofOrders,
    onSuccess: () => dialogs.toast(copy.withdrawn),
  });
  const withdraw = async (claim_id: number) => {
    if (await dialogs.confirm(copy.withdrawQuestion, { confirmLabel: copy.withdraw }))
      await send({ body: { claim_id } });
  };
  return { withdraw, isBusy };
}
