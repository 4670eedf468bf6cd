import { css } from '@emotion/react';
import type { Banner } from '@mall/contracts/api/content/content';
import { imageSrcSet, imageUrl } from '../image-url.tsx';
import { breakpoint, color, fontSize, headingFace, media, page } from '../theme.ts';

/** Words and controls begin with the page's column, on screens wider than that too. */
export const heroInset = `max(${page.sidePadding}px, calc(50% - ${page.maxWidth / 2 - page.sidePadding}px))`;

/** The page's colour for words that stand out; ink where it has none. */
const deep = 'var(--deep, #111)';

/** `full` and `slim` have the words on the picture, `split` beside it, `band` and `framed` below it. */
export type HeroVariant = 'full' | 'slim' | 'split' | 'band' | 'framed';

export interface HeroSlideProps {
  banner: Banner;
  priority: boolean;
  headingLevel: 1 | 2 | 3;
  variant: HeroVariant;
}

const frame = css({
  position: 'relative',
  display: 'block',
  height: '100%',
  overflow: 'hidden',
  '&:focus-visible': { outlineOffset: -4 },
});
const frames = {
  full: css(frame, { [media.md]: { aspectRatio: '12 / 5', minHeight: 400, maxHeight: 720 } }),
  slim: css(frame, { [media.md]: { aspectRatio: '24 / 7', minHeight: 280, maxHeight: 460 } }),
  split: css(frame, {
    background: deep,
    [media.md]: {
      display: 'grid',
      gridTemplate: 'minmax(0, 1fr) / minmax(0, 2fr) minmax(0, 3fr)',
      height: 'clamp(420px, 40vw, 660px)',
    },
  }),
  band: css(frame, { background: deep }),
  framed: css(frame, { [media.md]: { padding: `32px ${heroInset} 0` } }),
};
/** Phones show the upper square: what lies there is seen whole, and the words have a ground of their own below. */
const image = css({
  width: '100%',
  aspectRatio: '1 / 1',
  objectFit: 'cover',
  objectPosition: '50% 0',
});
// A narrow tablet crops the side that no words stand on.
const behind = css(image, {
  [media.md]: {
    position: 'absolute',
    inset: 0,
    height: '100%',
    aspectRatio: 'auto',
    objectPosition: '0 40%',
  },
});
const images = {
  full: behind,
  slim: behind,
  split: css(image, {
    [media.md]: { gridColumn: 2, gridRow: 1, height: '100%', aspectRatio: 'auto', objectPosition: '92% 50%' },
  }),
  band: css(image, { [media.md]: { aspectRatio: '12 / 5', maxHeight: 640, objectPosition: '50% 40%' } }),
  framed: css(image, { [media.md]: { aspectRatio: '21 / 9', maxHeight: 640, objectPosition: '50% 40%' } }),
};
const text = css({
  padding: '20px 20px 60px',
  color: color.ink,
  textAlign: 'var(--heading-align, left)' as 'left',
});
const onPicture = css(text, {
  [media.md]: {
    position: 'absolute',
    inset: '0 auto 0 0',
    // Wide pictures keep two fifths free at their left.
    width: '41%',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    padding: `0 0 0 ${heroInset}`,
  },
});
const texts = {
  full: onPicture,
  slim: onPicture,
  split: css(text, {
    color: '#fff',
    [media.md]: {
      gridColumn: 1,
      gridRow: 1,
      alignSelf: 'center',
      padding: `0 40px 40px ${page.sidePadding}px`,
    },
    '@media (min-width: 1920px)': { paddingLeft: 'calc(50vw - 900px)' },
  }),
  band: css(text, {
    color: '#fff',
    [media.md]: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: 40,
      padding: `28px ${heroInset} 84px`,
    },
  }),
  framed: css(text, { [media.md]: { padding: '32px 0 88px' } }),
};
/** Light words need a veil where they lie on the picture. */
const veil = css({
  [media.md]: { color: '#fff', background: 'linear-gradient(to right, rgb(0 0 0 / 36%), transparent)' },
});
const heading = css(headingFace, {
  color: 'inherit',
  fontSize: 'var(--hero-size, 26px)',
  lineHeight: 1.25,
  textWrap: 'balance',
  [media.lg]: { fontSize: `var(--hero-size, ${fontSize.hero}px)` },
});
const subtitle = css({
  marginTop: 8,
  fontSize: fontSize.body,
  textWrap: 'balance',
  [media.lg]: { marginTop: 12, fontSize: fontSize.lead },
});

/** One banner: its picture for phone or PC, and its words in the safe area. */
export function HeroSlide({ banner, priority, headingLevel, variant }: HeroSlideProps) {
  const { image_pc: wide, image_mobile: tall } = banner;
  const Heading = `h${headingLevel}` as const;
  return (
    <a css={frames[variant]} href={banner.href}>
      <picture>
        <source
          media={`(min-width: ${breakpoint.md}px)`}
          srcSet={imageSrcSet(wide.path, wide.width, '100vw')}
          sizes="100vw"
          width={wide.width}
          height={wide.height}
        />
        <img
          css={images[variant]}
          src={imageUrl(tall.path, 750)}
          srcSet={imageSrcSet(tall.path, tall.width, '100vw')}
          sizes="100vw"
          width={tall.width}
          height={tall.height}
          alt=""
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
        />
      </picture>
      <div css={[texts[variant], texts[variant] === onPicture && banner.tone === 'light' && veil]}>
        <Heading css={heading}>{banner.title}</Heading>
        {banner.subtitle && <p css={subtitle}>{banner.subtitle}</p>}
      </div>
    </a>
  );
}
