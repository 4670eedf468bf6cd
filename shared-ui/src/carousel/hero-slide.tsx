import { css } from '@emotion/react';
import type { Banner } from '@mall/contracts/api/content/content';
import { imageSrcSet, imageUrl } from '../image-url.tsx';
import { breakpoint, color, fontFamily, fontSize, media, page } from '../theme.ts';

export interface HeroSlideProps {
  banner: Banner;
  priority: boolean;
  headingLevel: 1 | 2 | 3;
}

const frame = css({
  position: 'relative',
  display: 'block',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  '&:focus-visible': { outlineOffset: -4 },
  [media.md]: { aspectRatio: '12 / 5', width: '100%', minHeight: 400, maxHeight: 720 },
});
const image = css({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });
const text = css({
  position: 'absolute',
  right: 0,
  bottom: 0,
  left: 0,
  padding: '72px 20px 64px',
  [media.md]: {
    top: 0,
    right: 'auto',
    width: '48%',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    padding: `0 0 0 ${page.sidePadding}px`,
  },
});
/** A veil under light text on phones, where picture and text share the ground. */
const tones = {
  light: css({
    color: '#fff',
    background: 'linear-gradient(transparent, rgb(0 0 0 / 48%))',
    [media.md]: { background: 'linear-gradient(to right, rgb(0 0 0 / 36%), transparent)' },
  }),
  dark: css({
    color: color.ink,
    background: 'linear-gradient(transparent, rgb(247 247 246 / 44%) 30%, rgb(247 247 246 / 80%) 75%)',
    [media.md]: { background: 'none' },
  }),
};
const heading = css({
  color: 'inherit',
  fontFamily: fontFamily.display,
  fontSize: fontSize.display,
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
