import { css } from '@emotion/react';
import type { Picture as PictureData } from '@mall/contracts/api/catalogue/products';
import { Picture } from '@mall/ui/picture';
import { color } from '@mall/ui/theme';
import { copy } from './copy.ts';

const list = css({
  display: 'flex',
  justifyContent: 'safe center',
  gap: 8,
  padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
  overflowX: 'auto',
});
const button = css({
  display: 'block',
  width: 48,
  opacity: 0.6,
  '&[aria-current="true"]': { opacity: 1, outline: `2px solid ${color.ink}`, outlineOffset: 2 },
});

interface Props {
  pictures: readonly PictureData[];
  place: number;
  onPlace: (place: number) => void;
}

/** Small pictures to jump to. */
export function Thumbnails({ pictures, place, onPlace }: Props) {
  return (
    <ul css={list} aria-label={copy.thumbnails}>
      {pictures.map((picture, index) => (
        <li key={picture.path}>
          <button
            css={button}
            type="button"
            aria-label={copy.show(index + 1, picture.alt)}
            aria-current={index === place}
            onClick={() => onPlace(index)}
          >
            <Picture picture={picture} aspect="3 / 4" sizes="48px" alt="" />
          </button>
        </li>
      ))}
    </ul>
  );
}
