import {
  editReview,
  listWritableReviews,
  type ReviewPhoto,
  reviewPhotoSchema,
  uploadReviewPhoto,
  writeReview,
} from '@mall/contracts/api/community/review-writing';
import { listReviews, summariseReviews } from '@mall/contracts/api/community/reviews';
import { isApiError } from '@mall/contracts/client/api-error';
import { TypedForms } from '@mall/contracts/client/typed-forms';
import { formatCount } from '@mall/contracts/domain/money';
import { reviewPhotoRules } from '@mall/contracts/domain/review-rules';
import { usePhotoUploads } from '@mall/remote-kit/photo-uploads';
import { useServices } from '@mall/remote-kit/services';
import { useTypedForm } from '@mall/remote-kit/typed-form';
import { useCall } from '@mall/remote-kit/use-call';
import * as z from 'zod/mini';
import { copy } from './copy.ts';
import { ofMyPage } from './of-my-page.ts';

interface Policy {
  onSent: () => void;
  /** A photo waited too long: the words for it. */
  onPhotosLost: (message: string) => void;
}

/** Out of date once a review has changed, which gives points or takes them. */
const ofReviews = [listReviews, summariseReviews, ...ofMyPage] as const;

/** Sends a review; the lists and the summary are refetched. */
export function useWriteReview({ onSent, onPhotosLost }: Policy) {
  const { dialogs } = useServices();
  return useCall(writeReview, {
    invalidates: [...ofReviews, listWritableReviews],
    onSuccess: ({ point }) => {
      onSent();
      dialogs.toast(point > 0 ? copy.sent(formatCount(point)) : copy.sentPlain);
    },
    onFailure: (error) => {
      if (!isApiError(error, writeReview, 'PHOTO_EXPIRED')) return false;
      onPhotosLost(error.message);
      return true;
    },
  });
}

/** Saves an edited review; the lists and the summary are refetched. */
export function useEditReview({ onSent, onPhotosLost }: Policy) {
  const { dialogs } = useServices();
  return useCall(editReview, {
    invalidates: ofReviews,
    onSuccess: ({ point }) => {
      onSent();
      dialogs.toast(point > 0 ? copy.saved(formatCount(point)) : copy.savedPlain);
    },
    onFailure: (error) => {
      if (!isApiError(error, editReview, 'PHOTO_EXPIRED')) return false;
      onPhotosLost(error.message);
      return true;
    },
  });
}

const noPhotos: readonly ReviewPhoto[] = [];
const pickedPhotos = new TypedForms<readonly ReviewPhoto[]>('review-photos', z.array(reviewPhotoSchema));

/**
 * Photos of the review of that name, those it `had` first: sent one after the other; what is refused is named with the
 * reason. Those that were sent are there again with the text of the review.
 */
export function usePhotos(name: string, had: readonly ReviewPhoto[] = noPhotos) {
  const [photos, keep, empty] = useTypedForm(pickedPhotos, name, had);
  const uploads = usePhotoUploads({
    photos,
    onChange: keep,
    maximum: reviewPhotoRules.maximumCount,
    upload: (api, file) => api(uploadReviewPhoto, { body: file }),
  });
  function lose(message: string) {
    empty();
    uploads.refuse(message);
  }
  return { photos, ...uploads, lose, empty };
}
