import { css } from '@emotion/react';
import type { Banner } from '@mall/contracts/api/content/content';
import { imageSrcSet, imageUrl } from '@mall/ui/image-url';
import { color, fontSize, headingFace, media } from '@mall/ui/theme';
import { pageFrame } from '../../../shared/page-frame.ts';
import { phoneRail } from '../../../shared/phone-rail.ts';
import { copy } from '../copy.ts';
import { posterSizes } from './poster-sizes.ts';

const list = css({
  gridAutoColumns: '78%',
  paddingTop: 16,
  [media.md]: { gridAutoColumns: 'minmax(0, 1fr)', gap: 16, padding: '32px 0 0', overflow: 'visible' },
});
const link = css({
  display: 'grid',
  alignContent: 'start',
  gap: 4,
  [media.hover]: { '&:hover h2': { textDecoration: 'underline', textUnderlineOffset: 6 } },
});
const image = css({
  width: '100%',
  aspectRatio: '3 / 4',
  objectFit: 'cover',
  background: color.wash,
  borderRadius: 'var(--picture-radius, 0)',
});
const heading = css(headingFace, {
  marginTop: 14,
  color: color.ink,
  fontSize: 22,
  [media.lg]: { fontSize: 26 },
});
const words = css({ textAlign: 'var(--heading-align, left)' as 'left' });
const subtitle = css({ color: color.quiet, fontSize: fontSize.note });

/** All banners at once, side by side like posters; nothing turns by itself. */
export function HeroPosters({ banners }: { banners: readonly Banner[] }) {
  if (banners.length === 0) return null;
  return (
    <section css={pageFrame} aria-label={copy.hero}>
      <ul css={[phoneRail, list]}>
        {banners.map(({ banner_id, href, title, subtitle: line, image_mobile: picture }, place) => (
          <li key={banner_id}>
            <a css={link} href={href}>
              <img
                css={image}
                src={imageUrl(picture.path, 750)}
                srcSet={imageSrcSet(picture.path, picture.width, posterSizes)}
                sizes={posterSizes}
                width={picture.width}
                height={picture.height}
                alt=""
                loading={place === 0 ? 'eager' : 'lazy'}
                fetchPriority={place === 0 ? 'high' : 'auto'}
              />
              <div css={words}>
                <h2 css={heading}>{title}</h2>
                <p css={subtitle}>{line}</p>
              </div>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
