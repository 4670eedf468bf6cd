import { reviewPhotoRules } from '@mall/contracts/domain/review-rules';
import { PhotoField } from '@mall/ui/controls/photo-field';
import { Picture } from '@mall/ui/picture';
import { copy } from './copy.ts';
import type { usePhotos } from './mutations.ts';

type Props = Pick<ReturnType<typeof usePhotos>, 'photos' | 'errors' | 'progress' | 'add' | 'remove'>;

/** Photos of the review: they are sent as soon as they are picked. */
export function ReviewPhotoField({ photos, errors, progress, add, remove }: Props) {
  const { maximumCount, types } = reviewPhotoRules;
  return (
    <PhotoField
      label={copy.photos}
      hint={copy.photosHint(maximumCount)}
      photos={photos}
      maximum={maximumCount}
      types={types}
      renderPhoto={({ image }, alt) => <Picture picture={image} sizes="88px" aspect="1 / 1" alt={alt} />}
      progress={progress}
      errors={errors}
      onAdd={add}
      onRemove={remove}
    />
  );
}
