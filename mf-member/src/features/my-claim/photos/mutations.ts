import { maximumClaimPhotos, uploadClaimPhoto } from '@mall/contracts/api/orders/claims/claim-photos';
import { usePhotoUploads } from '@mall/remote-kit/photo-uploads';
import type { UploadedPhotos } from '../typed-claim.ts';

/** Photos of the request that is being made. */
export const useClaimPhotos = (
  orderId: string,
  photos: UploadedPhotos,
  onChange: (photos: UploadedPhotos) => void,
) =>
  usePhotoUploads({
    photos,
    onChange,
    maximum: maximumClaimPhotos,
    upload: (api, file) => api(uploadClaimPhoto, { query: { order_id: orderId }, body: file }),
  });
