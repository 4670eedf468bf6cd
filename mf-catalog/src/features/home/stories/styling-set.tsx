import { css } from '@emotion/react';
import { Picture } from '@mall/ui/picture';
import { color, fontSize, headingFace, media } from '@mall/ui/theme';
import type { HomeSections } from '../home-view.ts';
import { PieceStrip } from '../pieces/piece-strip.tsx';

type Set = HomeSections['keyword_styling'][number];

const cover = css({ position: 'relative', overflow: 'hidden' });
/** The keyword stands on a piece cut out of the picture, so that no garment runs into it. */
const heading = css({
  position: 'absolute',
  bottom: 0,
  left: 0,
  padding: '10px 16px 6px 0',
  background: color.ground,
  color: color.ink,
  ...headingFace,
  fontSize: fontSize.title,
  [media.lg]: { padding: '14px 20px 8px 0', fontSize: fontSize.heading },
});
/** A look: its picture under the keyword, its pieces below. */
export function StylingSet({ set: { keyword, image, products } }: { set: Set }) {
  return (
    <article>
      <div css={cover}>
        <Picture
          picture={image}
          aspect="3 / 4"
          sizes="(min-width: 1024px) 24vw, (min-width: 768px) 40vw, 72vw"
          alt=""
        />
        <h3 css={heading}>#{keyword}</h3>
      </div>
      <PieceStrip pieces={products} />
    </article>
  );
}
