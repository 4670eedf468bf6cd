import { isApiError } from '@mall/contracts/client/api-error';
import { useState } from 'react';
import { copy } from '../copy.ts';
import type { RemoteServices } from '../services.tsx';
import { useTask } from './use-call.ts';

interface Uploads<Photo> {
  /** Those that were sent, of which the form has the keeping. */
  photos: readonly Photo[];
  onChange: (photos: readonly Photo[]) => void;
  /** Most photos of the form. */
  maximum: number;
  upload: (api: RemoteServices['api'], file: File) => Promise<Photo>;
}

/**
 * Sends photos as they are picked, one after the other; what is refused is named with the reason, and the others go on.
 * A dead login ends it.
 */
export function usePhotoUploads<Photo extends { photo_id: string }>({
  photos,
  onChange,
  maximum,
  upload,
}: Uploads<Photo>) {
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const { send } = useTask(async (files: readonly File[], { api }) => {
    let sent = photos;
    for (const [index, file] of files.entries()) {
      setProgress({ done: index, all: files.length });
      try {
        sent = [...sent, await upload(api, file)];
        onChange(sent);
      } catch (error) {
        if (isApiError(error, 'UNAUTHENTICATED')) throw error;
        const reason = isApiError(error) && error.message ? error.message : copy.photoLost;
        setErrors((before) => [...before, copy.photoFailed(file.name, reason)]);
      }
    }
  });
  return {
    errors,
    progress,
    async add(files: readonly File[]) {
      const remaining = maximum - photos.length;
      setErrors(files.length > remaining ? [copy.tooManyPhotos(maximum)] : []);
      await send(files.slice(0, remaining));
      setProgress(null);
    },
    remove: (photoId: string) => onChange(photos.filter(({ photo_id }) => photo_id !== photoId)),
    /** Says what the form found wrong with its photos. */
    refuse: (message: string) => setErrors([message]),
  };
}
