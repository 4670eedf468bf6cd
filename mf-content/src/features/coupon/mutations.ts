import { downloadCoupon, listDownloadableCoupons } from '@mall/contracts/api/money/coupon-zone';
import { listMyCoupons } from '@mall/contracts/api/money/my-benefits';
import { isApiError } from '@mall/contracts/client/api-error';
import { useServices } from '@mall/remote-kit/services';
import { useCall, useTask } from '@mall/remote-kit/use-call';
import { copy } from './copy.ts';

const invalidates = [listDownloadableCoupons, listMyCoupons];

/** Issues a coupon to the member; the lists are read anew, also when other members took the last one. */
export function useDownloadCoupon() {
  const { dialogs } = useServices();
  return useCall(downloadCoupon, {
    invalidates,
    failed: copy.downloadFailed,
    onSuccess: () => dialogs.toast(copy.done),
  });
}

/** Takes several coupons, one after the other. One that is gone meanwhile keeps none of the others back. */
export function useDownloadAll() {
  const { dialogs } = useServices();
  return useTask(
    async (ids: readonly number[], { api }) => {
      let failed = 0;
      for (const coupon_id of ids) {
        try {
          await api(downloadCoupon, { body: { coupon_id } });
        } catch (error) {
          const isGone =
            isApiError(error, downloadCoupon, 'COUPON_SOLD_OUT') ||
            isApiError(error, downloadCoupon, 'COUPON_ALREADY_ISSUED') ||
            isApiError(error, downloadCoupon, 'NOT_FOUND');
          if (!isGone) throw error;
          failed += 1;
        }
      }
      return { count: ids.length - failed, failed };
    },
    {
      invalidates,
      failed: copy.downloadFailed,
      onSuccess: ({ count, failed }) =>
        dialogs.toast(failed > 0 ? copy.someFailed(count, failed) : copy.allDone(count)),
    },
  );
}
