import { css } from '@emotion/react';
import { maximumClaimPhotos } from '@mall/contracts/api/orders/claims/claim-photos';
import { reviewPhotoRules } from '@mall/contracts/domain/review-rules';
import { IconButton } from '@mall/ui/controls/icon-button';
import { Icon } from '@mall/ui/icon';
import { visuallyHidden } from '@mall/ui/layout/visually-hidden';
import { color, fontSize } from '@mall/ui/theme';
import { useId } from 'react';
import type { UploadedPhotos } from '../typed-claim.ts';
import { copy } from './copy.ts';
import { useClaimPhotos } from './mutations.ts';

const side = 88;
const group = css({ minWidth: 0 });
const label = css({ marginBottom: 8, color: color.ink, fontSize: fontSize.note, fontWeight: 500 });
const list = css({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const tile = css({
  position: 'relative',
  width: side,
  height: side,
  '& > img': { width: side, height: side, objectFit: 'cover' },
});
const drop = css({ position: 'absolute', top: 0, right: 0, background: 'rgb(255 255 255 / 88%)' });
const add = css({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: 4,
  width: side,
  height: side,
  border: `1px dashed ${color.control}`,
  color: color.text,
  fontSize: fontSize.small,
  cursor: 'pointer',
  '&:has(input:focus-visible)': { outline: `2px solid ${color.ink}`, outlineOffset: 2 },
});
const hint = css({ marginTop: 8, color: color.quiet, fontSize: fontSize.small, wordBreak: 'keep-all' });
const fault = css({ marginTop: 6, color: color.sale, fontSize: fontSize.small });

interface Props {
  orderId: string;
  photos: UploadedPhotos;
  onChange: (photos: UploadedPhotos) => void;
}

/** Photos of what is wrong with the goods: they are sent as soon as they are picked. */
export function PhotoField({ orderId, photos, onChange }: Props) {
  const id = useId();
  const { errors, progress, add: onAdd, remove } = useClaimPhotos(orderId, photos, onChange);
  return (
    <fieldset css={group}>
      <legend css={label}>{copy.photos}</legend>
      <div css={list}>
        {photos.map(({ photo_id, image }, index) => (
          <div css={tile} key={photo_id}>
            <img src={image.path} alt={copy.photo(index + 1)} />
            <span css={drop}>
              <IconButton
                icon="close"
                iconSize={18}
                size="md"
                label={copy.remove(index + 1)}
                onClick={() => remove(photo_id)}
              />
            </span>
          </div>
        ))}
        {photos.length < maximumClaimPhotos && (
          <label css={add}>
            <input
              css={visuallyHidden}
              type="file"
              accept={reviewPhotoRules.types.join(',')}
              multiple
              disabled={progress !== null}
              aria-describedby={`${id}-hint`}
              onChange={({ target }) => {
                const files = [...(target.files ?? [])];
                target.value = '';
                if (files.length > 0) void onAdd(files);
              }}
            />
            <Icon name="plus" size={20} />
            {copy.add}
          </label>
        )}
      </div>
      <p css={hint} id={`${id}-hint`}>
        {copy.hint(maximumClaimPhotos)}
      </p>
      <div aria-live="polite">
        {progress && <p css={hint}>{copy.uploading(progress.done, progress.all)}</p>}
        {!progress && photos.length > 0 && <p css={hint}>{copy.uploaded(photos.length)}</p>}
        {errors.map((message) => (
          <p css={fault} key={message}>
            {message}
          </p>
        ))}
      </div>
    </fieldset>
  );
}
