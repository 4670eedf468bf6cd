import { listMyCoupons, redeemCoupon } from '@mall/contracts/api/money/my-benefits';
import { isApiError } from '@mall/contracts/client/api-error';
import { useServices } from '@mall/remote-kit/services';
import { useCall } from '@mall/remote-kit/use-call';
import { copy } from './copy.ts';

/** Turns a code into its coupon; what is wrong with the code is said under its field. */
export function useRedeem(onDone: () => void, onRefused: (message: string) => void) {
  const { dialogs } = useServices();
  return useCall(redeemCoupon, {
    invalidates: [listMyCoupons],
    onSuccess: ({ name }) => {
      dialogs.toast(copy.registered(name));
      onDone();
    },
    onFailure: (error) => {
      if (!isApiError(error, redeemCoupon) || error.status < 400 || error.code === 'UNAUTHENTICATED')
        return false;
      onRefused(error.message);
      return true;
    },
  });
}
