import { adoptGuestOrder } from '@mall/contracts/api/orders/guest-orders';
import { viewMyOrder } from '@mall/contracts/api/orders/my-orders';
import { setRefundAccount } from '@mall/contracts/api/orders/order-claims';
import { isApiError } from '@mall/contracts/client/api-error';
import { useServices } from '@mall/remote-kit/services';
import { useCall } from '@mall/remote-kit/use-call';
import { ofOrders } from '../../shared/orders/of-orders.ts';
import { copy } from './copy.ts';

/** Names the account that a refund goes to. */
export function useRefundAccount(policy: { onSaved: () => void; onHolder: (message: string) => void }) {
  const { dialogs } = useServices();
  return useCall(setRefundAccount, {
    invalidates: [viewMyOrder],
    onSuccess: () => {
      policy.onSaved();
      dialogs.toast(copy.accountSaved);
    },
    onFailure: (error) => {
      if (!isApiError(error, setRefundAccount, 'REFUND_HOLDER_MISMATCH')) return false;
      policy.onHolder(error.message);
      return true;
    },
  });
}

/** Makes a guest's order the member's own, after asking. */
export function useAdoptOrder() {
  const { dialogs } = useServices();
  const { send, isBusy } = useCall(adoptGuestOrder, {
    invalidates: ofOrders,
    onSuccess: () => dialogs.toast(copy.adopted),
  });
  const adopt = async (order_id: string) => {
    if (await dialogs.confirm(copy.adoptQuestion)) await send({ body: { order_id } });
  };
  return { adopt, isBusy };
}
