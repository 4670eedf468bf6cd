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
import { useServices } from '@mall/remote-kit/services';
import { useTypedForm } from '@mall/remote-kit/typed-form';
import { useCall, useTask } from '@mall/remote-kit/use-call';
import { useState } from 'react';
import * as z from 'zod/mini';
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

const noPhotos: readonly ReviewPhoto[] = [];
const pickedPhotos = new TypedForms<readonly ReviewPhoto[]>('review-photos', z.array(reviewPhotoSchema));

/**
 * Photos of the review of that name, those it `had` first: sent one after the other; what is refused is named with the
 * reason. Those that were sent are there again with the text of the review.
 */
export function usePhotos(name: string, had: readonly ReviewPhoto[] = noPhotos) {
  const [photos, keep, empty] = useTypedForm(pickedPhotos, name, had);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const { send } = useTask(async (files: readonly File[], { api }) => {
    let sent = photos;
    for (const [index, file] of files.entries()) {
      setProgress({ done: index, all: files.length });
      try {
        sent = [...sent, await api(uploadReviewPhoto, { body: file })];
        keep(sent);
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
  const remove = (photoId: string) => keep(photos.filter(({ photo_id }) => photo_id !== photoId));
  function lose(message: string) {
    empty();
    setErrors([message]);
  }
  return { photos, errors, progress, add, remove, lose, empty };
}
