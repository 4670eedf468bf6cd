import { css } from '@emotion/react';
import type { Banner } from '@mall/contracts/api/content/content';
import { imageSrcSet, imageUrl } from '../image-url.tsx';
import { breakpoint, color, fontFamily, fontSize, media, page } from '../theme.ts';

/** Words and controls begin with the page's column, on screens wider than that too. */
export const heroInset = `max(${page.sidePadding}px, calc(50% - ${page.maxWidth / 2 - page.sidePadding}px))`;

export interface HeroSlideProps {
  banner: Banner;
  priority: boolean;
  headingLevel: 1 | 2 | 3;
}

const frame = css({
  position: 'relative',
  display: 'block',
  height: '100%',
  overflow: 'hidden',
  '&:focus-visible': { outlineOffset: -4 },
  [media.md]: { height: 'auto', aspectRatio: '12 / 5', width: '100%', minHeight: 400, maxHeight: 720 },
});
/** Phones show the upper square: what lies there is seen whole, and the words have a ground of their own below. */
const image = css({
  width: '100%',
  aspectRatio: '1 / 1',
  objectFit: 'cover',
  objectPosition: '50% 0',
  // A narrow tablet crops the side that no words stand on.
  [media.md]: {
    position: 'absolute',
    inset: 0,
    height: '100%',
    aspectRatio: 'auto',
    objectPosition: '0 40%',
  },
});
const text = css({
  padding: '20px 20px 60px',
  color: color.ink,
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
/** Light words need a veil where they lie on the picture. */
const tones = {
  light: css({
    [media.md]: { color: '#fff', background: 'linear-gradient(to right, rgb(0 0 0 / 36%), transparent)' },
  }),
  dark: css(),
};
const heading = css({
  color: 'inherit',
  fontFamily: fontFamily.display,
  fontSize: 26,
  fontWeight: 700,
  letterSpacing: '-0.02em',
  lineHeight: 1.25,
  textWrap: 'balance',
  [media.lg]: { fontSize: fontSize.hero },
});
const subtitle = css({
  marginTop: 8,
  fontSize: fontSize.body,
  textWrap: 'balance',
  [media.lg]: { marginTop: 12, fontSize: fontSize.lead },
});

/** One banner: its picture for phone or PC, and its words in the safe area. */
export function HeroSlide({ banner, priority, headingLevel }: HeroSlideProps) {
  const { image_pc: wide, image_mobile: tall } = banner;
  const Heading = `h${headingLevel}` as const;
  return (
    <a css={frame} href={banner.href}>
      <picture>
        <source
          media={`(min-width: ${breakpoint.md}px)`}
          srcSet={imageSrcSet(wide.path, wide.width, '100vw')}
          sizes="100vw"
          width={wide.width}
          height={wide.height}
        />
        <img
          css={image}
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
      <div css={[text, tones[banner.tone]]}>
        <Heading css={heading}>{banner.title}</Heading>
        {banner.subtitle && <p css={subtitle}>{banner.subtitle}</p>}
      </div>
    </a>
  );
}
