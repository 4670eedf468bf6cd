import { downloadCoupon, listDownloadableCoupons } from '@mall/contracts/api/money/coupon-zone';
import { listMyCoupons } from '@mall/contracts/api/money/my-benefits';
import { useServices } from '@mall/remote-kit/services';
import { useCall } from '@mall/remote-kit/use-call';
import { copy } from './copy.ts';

/** Issues a coupon to the member; the lists of coupons are read anew, also when other members took the last one. */
export function useDownloadCoupon() {
  const { dialogs } = useServices();
  return useCall(downloadCoupon, {
    invalidates: [listDownloadableCoupons, listMyCoupons],
    failed: copy.failed,
    onSuccess: () => dialogs.toast(copy.done),
  });
}
