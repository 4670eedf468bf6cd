import { deleteReview, likeReview, listWritableReviews } from '@mall/contracts/api/community/review-writing';
import { listReviews, summariseReviews } from '@mall/contracts/api/community/reviews';
import { useServices, useSession } from '@mall/remote-kit/services';
import { useCall } from '@mall/remote-kit/use-call';
import { ofMyPage } from '../../../shared/review-form/of-my-page.ts';
import { copy } from './copy.ts';

/** Says or takes back that a review helped; a guest is asked to log in (spec 8.7). */
export function useLike() {
  const { session } = useServices();
  const { status } = useSession();
  const { send, isBusy } = useCall(likeReview, { invalidates: [listReviews] });
  const like = async (review_id: number, is_liked: boolean) => {
    if (status !== 'in') {
      await session.requireLogin();
      return null;
    }
    return send({ body: { review_id, is_liked } });
  };
  return { like, isBusy };
}

/** Deletes the member's own review after asking; its points go with it. */
export function useDeleteReview() {
  const { dialogs } = useServices();
  const { send, isBusy } = useCall(deleteReview, {
    invalidates: [listReviews, summariseReviews, listWritableReviews, ...ofMyPage],
    onSuccess: () => dialogs.toast(copy.removed),
  });
  const remove = async (review_id: number) => {
    if (await dialogs.confirm(copy.confirmRemove)) await send({ body: { review_id } });
  };
  return { remove, isBusy };
}
