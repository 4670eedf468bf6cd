import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import * as copy from '../copy.ts';
import { Icon } from '../icon.tsx';
import { visuallyHidden } from '../layout/visually-hidden.tsx';
import { color, fontSize } from '../theme.ts';
import { IconButton } from './icon-button.tsx';

const side = 88;
const group = css({ minWidth: 0 });
const name = css({ marginBottom: 8, padding: 0, color: color.ink, fontSize: fontSize.note, fontWeight: 500 });
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
const note = css({ marginTop: 8, color: color.quiet, fontSize: fontSize.small, wordBreak: 'keep-all' });
const bar = css({ accentColor: color.ink });
const fault = css({ marginTop: 6, color: color.sale, fontSize: fontSize.small });

interface PhotoFieldProps<Photo> {
  label: string;
  hint: string;
  photos: readonly Photo[];
  /** Most of them; there is nothing to add with once they are there. */
  maximum: number;
  /** Media types that are taken. */
  types: readonly string[];
  /** The picture of one, 88 px wide and high. */
  renderPhoto: (photo: Photo, alt: string) => ReactNode;
  /** Photos of the present choice: how many are sent, of how many; null while none is being sent. */
  progress: { done: number; all: number } | null;
  /** What was refused, in words. */
  errors: readonly string[];
  onAdd: (files: readonly File[]) => Promise<void>;
  onRemove: (photoId: string) => void;
}

/** Photos of a form, with what is being sent and what was refused. The parent uploads them as they are picked. */
export function PhotoField<Photo extends { photo_id: string }>({
  label,
  hint,
  photos,
  maximum,
  types,
  renderPhoto,
  progress,
  errors,
  onAdd,
  onRemove,
}: PhotoFieldProps<Photo>) {
  const id = useId();
  return (
    <fieldset css={group}>
      <legend css={name}>{label}</legend>
      <div css={list}>
        {photos.map((photo, index) => (
          <div css={tile} key={photo.photo_id}>
            {renderPhoto(photo, copy.photo(index + 1))}
            <span css={drop}>
              <IconButton
                icon="close"
                iconSize={18}
                size="md"
                label={copy.removePhoto(index + 1)}
                onClick={() => onRemove(photo.photo_id)}
              />
            </span>
          </div>
        ))}
        {photos.length < maximum && (
          <AddPhotos types={types} isSending={progress !== null} hintId={`${id}-hint`} onAdd={onAdd} />
        )}
      </div>
      <p css={note} id={`${id}-hint`}>
        {hint}
      </p>
      <Sending progress={progress} count={photos.length} errors={errors} />
    </fieldset>
  );
}

interface AddPhotosProps extends Pick<PhotoFieldProps<never>, 'types' | 'onAdd'> {
  isSending: boolean;
  hintId: string;
}

function AddPhotos({ types, isSending, hintId, onAdd }: AddPhotosProps) {
  return (
    <label css={add}>
      <input
        css={visuallyHidden}
        type="file"
        accept={types.join(',')}
        multiple
        disabled={isSending}
        aria-describedby={hintId}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) void onAdd(files);
        }}
      />
      <Icon name="plus" size={20} />
      {copy.addPhoto}
    </label>
  );
}

interface SendingProps extends Pick<PhotoFieldProps<never>, 'progress' | 'errors'> {
  count: number;
}

/** What is being sent, what was, and what was refused. */
function Sending({ progress, count, errors }: SendingProps) {
  return (
    <div aria-live="polite">
      {progress && (
        <p css={note}>
          <progress css={bar} value={progress.done} max={progress.all} aria-hidden />{' '}
          {copy.sendingPhotos(progress.done, progress.all)}
        </p>
      )}
      {!progress && count > 0 && <p css={note}>{copy.photosSent(count)}</p>}
      {errors.map((message) => (
        <p css={fault} key={message}>
          {message}
        </p>
      ))}
    </div>
  );
}
