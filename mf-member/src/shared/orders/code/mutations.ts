import { proveGuestOrder, sendGuestOrderCode } from '@mall/contracts/api/orders/guest-orders';
import { viewMyOrder } from '@mall/contracts/api/orders/my-orders';
import { isApiError } from '@mall/contracts/client/api-error';
import { useServices } from '@mall/remote-kit/services';
import { useCall } from '@mall/remote-kit/use-call';
import { copy } from './copy.ts';

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
