import { listMyReviews } from '@mall/contracts/api/community/my-writings';
import { deleteReview, listWritableReviews } from '@mall/contracts/api/community/review-writing';
import { listReviews, summariseReviews } from '@mall/contracts/api/community/reviews';
import { listMyPoints } from '@mall/contracts/api/money/my-benefits';
import { useServices } from '@mall/remote-kit/services';
import { useCall } from '@mall/remote-kit/use-call';
import { copy } from './copy.ts';

/** Deletes a review after asking; its points go with it. */
export function useDeleteReview() {
  const { dialogs } = useServices();
  const { send, isBusy } = useCall(deleteReview, {
    invalidates: [listMyReviews, listWritableReviews, listReviews, summariseReviews, listMyPoints],
    onSuccess: () => dialogs.toast(copy.removed),
  });
  const remove = async (review_id: number) => {
    if (await dialogs.confirm(copy.confirmRemove, { confirmLabel: copy.remove }))
      await send({ body: { review_id } });
  };
  return { remove, isBusy };
}
