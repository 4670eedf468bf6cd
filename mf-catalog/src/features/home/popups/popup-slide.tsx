import { css } from '@emotion/react';
import { useServices } from '@mall/remote-kit/services';
import { Icon } from '@mall/ui/icon';
import { imageUrl } from '@mall/ui/image-url';
import { Picture } from '@mall/ui/picture';
import { color, fontFamily, fontSize, layer } from '@mall/ui/theme';
import type { Popup } from './due-popups.ts';

export type PopupAspect = '1 / 1' | '4 / 3';

const slide = css({ position: 'relative' });
const frame = css({
  overflow: 'hidden',
  background: color.wash,
  // Tall pictures keep their products in the upper part.
  '& img': { objectPosition: '50% 24%' },
});
/** Its controls stay above the link, which covers the slide. */
const video = css({
  position: 'relative',
  zIndex: layer.raised,
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  background: '#000',
});
const caption = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '18px 20px',
  color: color.ink,
  fontFamily: fontFamily.display,
  fontSize: fontSize.title,
  fontWeight: 700,
  lineHeight: 1.25,
  'a&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outlineOffset: -4 },
});

/** One popup: a picture or a muted clip in 640 x 480 (spec 9), and its title, which leads to a page that this release has. */
export function PopupSlide({ popup, aspect }: { popup: Popup; aspect: PopupAspect }) {
  const { hasPage } = useServices();
  const href = popup.href !== null && hasPage(popup.href) ? popup.href : undefined;
  const Link = href ? 'a' : 'span';
  const isCalm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
  return (
    <article css={slide}>
      {popup.video_url ? (
        <video
          css={video}
          src={popup.video_url}
          poster={imageUrl(popup.image.path, 750)}
          aria-label={popup.title}
          width={640}
          height={480}
          autoPlay={!isCalm}
          muted
          loop
          playsInline
          controls
        />
      ) : (
        <div css={frame}>
          <Picture
            picture={popup.image}
            aspect={aspect}
            sizes={aspect === '4 / 3' ? '(min-width: 768px) 640px, 100vw' : '(min-width: 768px) 400px, 100vw'}
            alt=""
          />
        </div>
      )}
      <h2>
        <Link css={caption} href={href}>
          {popup.title}
          {href && <Icon name="chevron-right" size={20} />}
        </Link>
      </h2>
    </article>
  );
}
