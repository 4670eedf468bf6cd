import { openGuestOrder } from '@mall/contracts/api/orders/guest-orders';
import { isApiError } from '@mall/contracts/client/api-error';
import { useServices } from '@mall/remote-kit/services';
import { useCall } from '@mall/remote-kit/use-call';
import { ofOrders } from '../../shared/orders/of-orders.ts';
import { copy } from './copy.ts';

/** Opens a guest's order in this browser and shows it; what does not fit stands in the form. */
export function useFindOrder(onWrong: (words: string) => void) {
  const { navigate } = useServices();
  return useCall(openGuestOrder, {
    invalidates: ofOrders,
    onSuccess: ({ order_id }) => navigate(`/mypage/orders/${order_id}`),
    onFailure: (error) => {
      if (!isApiError(error, 'NOT_FOUND')) return false;
      onWrong(copy.wrong);
      return true;
    },
  });
}
