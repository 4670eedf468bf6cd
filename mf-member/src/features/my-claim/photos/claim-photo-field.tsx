import { maximumClaimPhotos } from '@mall/contracts/api/orders/claims/claim-photos';
import { reviewPhotoRules } from '@mall/contracts/domain/review-rules';
import { PhotoField } from '@mall/ui/controls/photo-field';
import type { UploadedPhotos } from '../typed-claim.ts';
import { copy } from './copy.ts';
import { useClaimPhotos } from './mutations.ts';

interface Props {
  orderId: string;
  photos: UploadedPhotos;
  onChange: (photos: UploadedPhotos) => void;
}

/** Photos of what is wrong with the goods. Their sealed addresses are no business of the image service. */
export function ClaimPhotoField({ orderId, photos, onChange }: Props) {
  const { errors, progress, add, remove } = useClaimPhotos(orderId, photos, onChange);
  return (
    <PhotoField
      label={copy.photos}
      hint={copy.hint(maximumClaimPhotos)}
      photos={photos}
      maximum={maximumClaimPhotos}
      types={reviewPhotoRules.types}
      renderPhoto={({ image }, alt) => <img src={image.path} alt={alt} />}
      progress={progress}
      errors={errors}
      onAdd={add}
      onRemove={remove}
    />
  );
}
