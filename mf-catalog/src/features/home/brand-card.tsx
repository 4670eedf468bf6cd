import { css } from '@emotion/react';
import { Icon } from '@mall/ui/icon';
import { Picture } from '@mall/ui/picture';
import { color, fontFamily, fontSize, media, motion } from '@mall/ui/theme';
import type { HomeSections } from './home-view.ts';
import { PieceRow } from './piece-row.tsx';

const link = css({
  display: 'block',
  overflow: 'hidden',
  '& img': { transition: `transform ${motion.slow}` },
  [media.hover]: { '&:hover img': { transform: 'scale(1.02)' } },
});
/** Where there are few brands their pictures grow wide, not tall. */
const frame = css({
  position: 'relative',
  width: '100%',
  maxHeight: 565,
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  '& img': { position: 'absolute', inset: 0, height: '100%', objectFit: 'cover' },
});
const words = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '2px 12px',
  padding: '14px 0 16px',
  [media.lg]: { padding: '20px 0' },
});
const heading = css({
  fontFamily: fontFamily.display,
  fontSize: fontSize.title,
  fontWeight: 700,
  letterSpacing: '-0.01em',
});
const introduction = css({ gridRow: 2, color: color.quiet, fontSize: fontSize.note });
const arrow = css({ gridRow: '1 / 3', gridColumn: 2, color: color.quiet });

/** A brand: its picture and what it stands for, and three of its best sellers. */
export function BrandCard({ brand }: { brand: HomeSections['brand_exhibition'][number] }) {
  return (
    <article>
      <a css={link} href={brand.href}>
        <div css={frame}>
          <Picture
            picture={brand.image}
            sizes="(min-width: 1024px) 33vw, (min-width: 768px) 48vw, 84vw"
            alt=""
          />
        </div>
        <div css={words}>
          <h3 css={heading}>{brand.title}</h3>
          <p css={introduction}>{brand.subtitle}</p>
          <span css={arrow}>
            <Icon name="chevron-right" size={20} />
          </span>
        </div>
      </a>
      <PieceRow pieces={brand.products} sizes="(min-width: 1024px) 11vw, 28vw" />
    </article>
  );
}
