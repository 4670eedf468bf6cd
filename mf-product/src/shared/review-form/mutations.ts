import {
  editReview,
  listWritableReviews,
  type ReviewPhoto,
  uploadReviewPhoto,
  writeReview,
} from '@mall/contracts/api/community/review-writing';
import { listReviews, summariseReviews } from '@mall/contracts/api/community/reviews';
import { isApiError } from '@mall/contracts/client/api-error';
import { formatCount } from '@mall/contracts/domain/money';
import { reviewPhotoRules } from '@mall/contracts/domain/review-rules';
import { useServices } from '@mall/remote-kit/services';
import { useCall, useTask } from '@mall/remote-kit/use-call';
import { useState } from 'react';
import { copy } from './copy.ts';

interface Policy {
  onSent: () => void;
  /** A photo waited too long: the words for it. */
  onPhotosLost: (message: string) => void;
}

/** Sends a review; the lists and the summary are asked for anew. */
export function useWriteReview({ onSent, onPhotosLost }: Policy) {
  const { dialogs } = useServices();
  return useCall(writeReview, {
    invalidates: [listReviews, summariseReviews, listWritableReviews],
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

/** Says a review anew; the lists and the summary are asked for anew. */
export function useEditReview({ onSent, onPhotosLost }: Policy) {
  const { dialogs } = useServices();
  return useCall(editReview, {
    invalidates: [listReviews, summariseReviews],
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

/** Photos of a review, those it `had` first: sent one after the other; what is refused is named with the reason. */
export function usePhotos(had: readonly ReviewPhoto[] = []) {
  const [photos, setPhotos] = useState(had);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const { send } = useTask(async (files: readonly File[], { api }) => {
    for (const [index, file] of files.entries()) {
      setProgress({ done: index, all: files.length });
      try {
        const photo = await api(uploadReviewPhoto, { body: file });
        setPhotos((before) => [...before, photo]);
      } catch (error) {
        if (isApiError(error, 'UNAUTHENTICATED')) throw error;
        const reason = isApiError(error) && error.message ? error.message : copy.photoLost;
        setErrors((before) => [...before, copy.photoFailed(file.name, reason)]);
      }
    }
  });
  async function add(files: readonly File[]) {
    const room = reviewPhotoRules.maximumCount - photos.length;
    setErrors(files.length > room ? [copy.tooMany(reviewPhotoRules.maximumCount)] : []);
    await send(files.slice(0, room));
    setProgress(null);
  }
  const remove = (photoId: string) => setPhotos(photos.filter(({ photo_id }) => photo_id !== photoId));
  function lose(message: string) {
    setPhotos(had);
    setErrors([message]);
  }
  return { photos, errors, progress, add, remove, lose };
}
