import { css } from '@emotion/react';
import type { Picture as PictureData } from '@mall/contracts/api/catalogue/product-card';
import { useServices } from '@mall/remote-kit/services';
import { Picture } from '@mall/ui/picture';
import { color, fontFamily, fontSize, media } from '@mall/ui/theme';
import type { ReactNode } from 'react';

/** In the column of an article, and in the width of a plan. */
export const coverSizes = '(min-width: 1024px) 1080px, 100vw';
export const wideCoverSizes = '100vw';

/** A wide picture has its things at the right: on PC the words stand where it has none. */
const split = css({
  [media.lg]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    alignItems: 'center',
    marginBottom: 48,
    background: color.wash,
    '& > header': {
      justifyItems: 'start',
      gridRow: 1,
      gap: 12,
      padding: '32px clamp(32px, 12%, 80px)',
      textAlign: 'left',
    },
  },
});
const frame = css({
  marginInline: -16,
  overflow: 'hidden',
  [media.md]: { marginInline: 0 },
  // A tall picture has room for words at its end.
  '& img': {
    width: '100%',
    height: 'auto',
    objectFit: 'cover',
    objectPosition: 'top',
    aspectRatio: '1 / 1',
  },
});
const wide = css({
  '& img': { aspectRatio: '12 / 5', objectPosition: 'right' },
  [media.lg]: { gridColumn: 2, '& img': { aspectRatio: '7 / 5', maxHeight: 600 } },
});
const words = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  padding: '28px 0 24px',
  textAlign: 'center',
  [media.lg]: { gap: 12, padding: '48px 0 40px' },
});
const titleStyles = css({
  fontFamily: fontFamily.display,
  fontSize: 26,
  fontWeight: 700,
  lineHeight: 1.3,
  letterSpacing: '-0.02em',
  [media.lg]: { fontSize: fontSize.hero },
});
const subtitleStyles = css({ color: color.text, fontSize: fontSize.lead, textWrap: 'balance' });
const metaStyles = css({ color: color.quiet, fontSize: fontSize.note });
const kickerStyles = css({ color: color.accent, fontSize: fontSize.note, fontWeight: 700 });

export interface Cover {
  /** A word above the title. */
  kicker?: ReactNode;
  title: string;
  subtitle?: string;
  meta?: ReactNode;
  picture?: {
    pc: PictureData;
    /** Of a phone. */
    mobile: PictureData;
    sizes?: string;
  };
}

/** How an article begins: its picture, from edge to edge on phones and beside the words on PC, and what it is called. */
export function Cover({ kicker, title, subtitle, meta, picture }: Cover) {
  const { isMobileLayout } = useServices().device;
  return (
    <div css={!isMobileLayout && picture && split}>
      {picture && (
        <div css={[frame, !isMobileLayout && wide]}>
          <Picture
            picture={isMobileLayout ? picture.mobile : picture.pc}
            sizes={picture.sizes ?? coverSizes}
            alt=""
            priority
          />
        </div>
      )}
      <header css={words}>
        {kicker && <p css={kickerStyles}>{kicker}</p>}
        <h1 css={titleStyles}>{title}</h1>
        {subtitle && <p css={subtitleStyles}>{subtitle}</p>}
        {meta && (
          <p css={metaStyles} className="tabular">
            {meta}
          </p>
        )}
      </header>
    </div>
  );
}
