import { css } from '@emotion/react';
import { Picture } from '@mall/ui/picture';
import { color, fontSize, headingFace, media, motion } from '@mall/ui/theme';
import type { HomeSections } from '../home-view.ts';

type Feature = Pick<HomeSections['show_case'][number], 'title' | 'subtitle' | 'href' | 'image'>;

const cover = css({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  '& img': { transition: `transform ${motion.slow}` },
  '&:focus-visible': { outlineOffset: -4 },
  [media.hover]: { '&:hover img': { transform: 'scale(1.02)' } },
});
/** The pictures leave their lower third empty; the veil keeps the words readable on any other. */
const words = css({
  position: 'absolute',
  inset: 'auto 0 0 0',
  display: 'grid',
  gap: 4,
  padding: '64px 20px 20px',
  background: 'linear-gradient(transparent, rgb(247 247 246 / 44%) 60%)',
  color: color.ink,
  [media.lg]: { padding: '96px 32px 32px', gap: 6 },
});
const heading = css({
  ...headingFace,
  fontSize: fontSize.heading,
});
const large = css({ [media.lg]: { fontSize: fontSize.display } });
const line = css({ fontSize: fontSize.note, [media.lg]: { fontSize: fontSize.body } });

interface Props {
  feature: Feature;
  aspect: '1 / 1' | '4 / 5';
  sizes: string;
  isLarge?: boolean;
}

/** A picture that leads somewhere, with its words in the part that it leaves empty. */
export function FeatureCover({ feature: { title, subtitle, href, image }, aspect, sizes, isLarge }: Props) {
  return (
    <a css={cover} href={href}>
      <Picture picture={image} aspect={aspect} sizes={sizes} alt="" />
      <div css={words}>
        <h3 css={[heading, isLarge && large]}>{title}</h3>
        <p css={line}>{subtitle}</p>
      </div>
    </a>
  );
}
