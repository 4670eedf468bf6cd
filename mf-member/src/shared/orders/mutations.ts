import { listWritableReviews } from '@mall/contracts/api/community/review-writing';
import { proveGuestOrder, sendGuestOrderCode } from '@mall/contracts/api/orders/guest-orders';
import { listMyClaims } from '@mall/contracts/api/orders/my-claims';
import {
  countMyOrderStatuses,
  listMyOrders,
  type MyOrderLine,
  viewMyOrder,
} from '@mall/contracts/api/orders/my-orders';
import { confirmPurchase, withdrawClaim } from '@mall/contracts/api/orders/order-claims';
import { trackOrder } from '@mall/contracts/api/orders/order-tracking';
import { isApiError } from '@mall/contracts/client/api-error';
import { formatCount } from '@mall/contracts/domain/money';
import { useServices, useSession } from '@mall/remote-kit/services';
import { useCall } from '@mall/remote-kit/use-call';
import { copy } from './copy.ts';

/** What is out of date once an order has changed, by whoever changed it. */
export const ofOrders = [listMyOrders, viewMyOrder, countMyOrderStatuses, listMyClaims, trackOrder] as const;

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

/** Sends a code to the phone of a guest's order. */
export const useSendCode = () => useCall(sendGuestOrderCode);

/** Proves a guest's order by the code; what is wrong with it stands under its field. */
export function useProveOrder(onWrong: (message: string) => void) {
  const { dialogs } = useServices();
  return useCall(proveGuestOrder, {
    invalidates: [viewMyOrder],
    onSuccess: () => dialogs.toast(copy.proved),
    onFailure: (error) => {
      if (!isApiError(error, proveGuestOrder, 'ORDER_CODE_WRONG')) return false;
      onWrong(error.message);
      return true;
    },
  });
}
