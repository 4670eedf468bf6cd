import { css } from '@emotion/react';
import type { Banner } from '@mall/contracts/api/content/content';
import { Picture } from '@mall/ui/picture';
import { color, fontSize, headingFace, media, motion } from '@mall/ui/theme';
import { pageFrame } from '../../../shared/page-frame.ts';
import { copy } from '../copy.ts';

const list = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  [media.lg]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: 16 },
});
const link = css({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  aspectRatio: '2 / 1',
  '& img': { height: '100%', objectFit: 'cover', transition: `transform ${motion.slow}` },
  '&:focus-visible': { outlineOffset: -4 },
  [media.hover]: { '&:hover img': { transform: 'scale(1.02)' } },
});
/** A single banner lies flat across the page. */
const flat = css({ [media.lg]: { aspectRatio: '24 / 7' } });
const words = css({
  position: 'absolute',
  inset: '0 auto 0 0',
  display: 'grid',
  alignContent: 'center',
  gap: 4,
  width: '52%',
  paddingLeft: 20,
  [media.lg]: { paddingLeft: 48, gap: 8 },
});
const tones = { dark: css({ color: color.ink }), light: css({ color: '#fff' }) };
const heading = css({
  color: 'inherit',
  ...headingFace,
  fontSize: fontSize.title,
  [media.lg]: { fontSize: fontSize.display },
});
const subtitle = css({ fontSize: fontSize.small, [media.lg]: { fontSize: fontSize.body } });

/** Banners that close the page. */
export function BottomBanners({ banners }: { banners: readonly Banner[] }) {
  if (banners.length === 0) return null;
  return (
    <section css={pageFrame} aria-label={copy.bottom}>
      <ul css={list}>
        {banners.map(({ banner_id, title, subtitle: line, href, image_pc, tone }) => (
          <li key={banner_id}>
            <a css={[link, banners.length === 1 && flat]} href={href}>
              <Picture
                picture={image_pc}
                sizes={banners.length === 1 ? '100vw' : '(min-width: 1024px) 50vw, 100vw'}
                alt=""
              />
              <div css={[words, tones[tone]]}>
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
