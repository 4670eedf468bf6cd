import { css } from '@emotion/react';
import type { NewMain } from '@mall/contracts/api/new-main';
import { formatWon } from '@mall/contracts/domain/money';
import { Picture } from '@mall/ui/picture';
import { color, fontFamily, fontSize, media } from '@mall/ui/theme';
import { VisuallyHidden } from '@mall/ui/visually-hidden';

type Set = NewMain['sections']['keyword_styling'][number];

const cover = css({ position: 'relative', overflow: 'hidden', background: color.wash });
/** The keyword stands on a piece cut out of the picture, so that no garment runs into it. */
const heading = css({
  position: 'absolute',
  bottom: 0,
  left: 0,
  padding: '10px 16px 6px 0',
  background: color.ground,
  color: color.ink,
  fontFamily: fontFamily.display,
  fontSize: fontSize.title,
  fontWeight: 700,
  letterSpacing: '-0.01em',
  [media.lg]: { padding: '14px 20px 8px 0', fontSize: fontSize.heading },
});
const pieces = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 4,
  marginTop: 4,
});
const price = css({
  display: 'block',
  paddingTop: 6,
  color: color.ink,
  fontSize: fontSize.small,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  [media.lg]: { fontSize: fontSize.note },
});
const shownProducts = 3;

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
      <ul css={pieces}>
        {products
          .slice(0, shownProducts)
          .map(({ product_id, product_name, last_price, images: [picture] }) => (
            <li key={product_id}>
              <a href={`/goods/view/${product_id}`}>
                {picture && (
                  <Picture picture={picture} aspect="3 / 4" sizes="(min-width: 1024px) 8vw, 24vw" alt="" />
                )}
                <VisuallyHidden>{product_name}</VisuallyHidden>
                <span css={price}>{formatWon(last_price)}</span>
              </a>
            </li>
          ))}
      </ul>
    </article>
  );
}
