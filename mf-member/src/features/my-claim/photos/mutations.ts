import { maximumClaimPhotos, uploadClaimPhoto } from '@mall/contracts/api/orders/claims/claim-photos';
import { isApiError } from '@mall/contracts/client/api-error';
import { useTask } from '@mall/remote-kit/use-call';
import { useState } from 'react';
import type { UploadedPhotos } from '../typed-claim.ts';
import { copy } from './copy.ts';

/** Photos of the request that is being made: sent one after the other; what is refused is named with the reason. */
export function useClaimPhotos(
  orderId: string,
  photos: UploadedPhotos,
  onChange: (photos: UploadedPhotos) => void,
) {
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const { send } = useTask(async (files: readonly File[], { api }) => {
    let kept = photos;
    for (const [index, file] of files.entries()) {
      setProgress({ done: index, all: files.length });
      try {
        kept = [...kept, await api(uploadClaimPhoto, { query: { order_id: orderId }, body: file })];
        onChange(kept);
      } catch (error) {
        if (isApiError(error, 'UNAUTHENTICATED')) throw error;
        const reason = isApiError(error) && error.message ? error.message : copy.lost;
        setErrors((before) => [...before, copy.failed(file.name, reason)]);
      }
    }
  });
  async function add(files: readonly File[]) {
    const room = maximumClaimPhotos - photos.length;
    setErrors(files.length > room ? [copy.tooMany(maximumClaimPhotos)] : []);
    await send(files.slice(0, room));
    setProgress(null);
  }
  const remove = (photoId: string) => onChange(photos.filter(({ photo_id }) => photo_id !== photoId));
  return { errors, progress, add, remove };
}
