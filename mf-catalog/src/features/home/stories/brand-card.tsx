import { css } from '@emotion/react';
import { Icon } from '@mall/ui/icon';
import { Picture } from '@mall/ui/picture';
import { color, fontSize, headingFace, layer, media, motion } from '@mall/ui/theme';
import type { HomeSections } from '../home-view.ts';
import { PieceRow } from '../pieces/piece-row.tsx';

const card = css({ position: 'relative' });
/** Across half a page the cover would be larger than the hero: words and pieces stand beside it. */
const wide = css({
  [media.lg]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateRows: 'auto 1fr',
    columnGap: 24,
  },
});
const cover = css({
  gridRow: '1 / 3',
  overflow: 'hidden',
  '& img': { transition: `transform ${motion.slow}` },
  [media.hover]: { 'article:hover > & img': { transform: 'scale(1.02)' } },
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
  ...headingFace,
  fontSize: fontSize.title,
});
const link = css({
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none', '&::after': { outline: `2px solid ${color.ink}`, outlineOffset: 2 } },
});
const introduction = css({ gridRow: 2, color: color.quiet, fontSize: fontSize.note });
const arrow = css({ gridRow: '1 / 3', gridColumn: 2, color: color.quiet });
/** Links of their own, above that of the card. */
const pieces = css({ position: 'relative', zIndex: layer.raised, alignSelf: 'end' });

interface Props {
  brand: HomeSections['brand_exhibition'][number];
  /** Takes half the page or more. */
  isWide: boolean;
}

/** A brand: its picture and what it stands for, and three of its best sellers. */
export function BrandCard({ brand, isWide }: Props) {
  return (
    <article css={[card, isWide && wide]}>
      <div css={cover}>
        <Picture
          picture={brand.image}
          aspect="4 / 5"
          sizes="(min-width: 1024px) 33vw, (min-width: 768px) 48vw, 84vw"
          alt=""
        />
      </div>
      <div css={words}>
        <h3 css={heading}>
          <a css={link} href={brand.href}>
            {brand.title}
          </a>
        </h3>
        <p css={introduction}>{brand.subtitle}</p>
        <span css={arrow}>
          <Icon name="chevron-right" size={20} />
        </span>
      </div>
      <div css={pieces}>
        <PieceRow pieces={brand.products} sizes="(min-width: 1024px) 11vw, 28vw" />
      </div>
    </article>
  );
}
