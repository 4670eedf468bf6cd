import { css } from '@emotion/react';
import { reviewPhotoRules } from '@mall/contracts/domain/review-rules';
import { IconButton } from '@mall/ui/controls/icon-button';
import { Icon } from '@mall/ui/icon';
import { visuallyHidden } from '@mall/ui/layout/visually-hidden';
import { Picture } from '@mall/ui/picture';
import { color, fontSize } from '@mall/ui/theme';
import { useId } from 'react';
import { copy } from './copy.ts';
import type { usePhotos } from './mutations.ts';

const label = css({ marginBottom: 8, color: color.ink, fontSize: fontSize.note, fontWeight: 500 });
const list = css({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const tile = css({
  position: 'relative',
  width: 88,
  height: 88,
  '& img': { width: 88, height: 88, objectFit: 'cover' },
});
const drop = css({ position: 'absolute', top: 0, right: 0, background: 'rgb(255 255 255 / 88%)' });
const add = css({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: 4,
  width: 88,
  height: 88,
  border: `1px dashed ${color.control}`,
  color: color.text,
  fontSize: fontSize.small,
  cursor: 'pointer',
  '&:has(input:focus-visible)': { outline: `2px solid ${color.ink}`, outlineOffset: 2 },
});
const hint = css({ marginTop: 8, color: color.quiet, fontSize: fontSize.small });
const errorStyles = css({ marginTop: 6, color: color.sale, fontSize: fontSize.small });

type Props = Pick<ReturnType<typeof usePhotos>, 'photos' | 'errors' | 'progress' | 'add' | 'remove'>;

/** Photos of the review: they are sent as soon as they are picked. */
export function PhotoField({ photos, errors, progress, add: onAdd, remove }: Props) {
  const id = useId();
  const { maximumCount, types } = reviewPhotoRules;
  return (
    <div>
      <p css={label} id={`${id}-label`}>
        {copy.photos}
      </p>
      <div css={list}>
        {photos.map(({ photo_id, image }, index) => (
          <div css={tile} key={photo_id}>
            <Picture picture={image} sizes="88px" alt={copy.photo(index + 1)} />
            <span css={drop}>
              <IconButton
                icon="close"
                iconSize={18}
                size="md"
                label={copy.removePhoto(index + 1)}
                onClick={() => remove(photo_id)}
              />
            </span>
          </div>
        ))}
        {photos.length < maximumCount && (
          <label css={add}>
            <input
              css={visuallyHidden}
              type="file"
              accept={types.join(',')}
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
            {copy.addPhoto}
          </label>
        )}
      </div>
      <p css={hint} id={`${id}-hint`}>
        {copy.photosHint(maximumCount)}
      </p>
      <div aria-live="polite">
        {progress && (
          <p css={hint}>
            <progress value={progress.done} max={progress.all} aria-hidden />{' '}
            {copy.uploading(progress.done, progress.all)}
          </p>
        )}
        {!progress && photos.length > 0 && <p css={hint}>{copy.uploaded(photos.length)}</p>}
        {errors.map((message) => (
          <p css={errorStyles} key={message}>
            {message}
          </p>
        ))}
      </div>
    </div>
  );
}
