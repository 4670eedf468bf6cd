import { css } from '@emotion/react';
import type { Banner } from '@mall/contracts/api/content/content';
import { color, media } from '../theme.ts';
import * as copy from './copy.ts';
import { HeroControls } from './hero-controls.tsx';
import { HeroSlide, type HeroVariant } from './hero-slide.tsx';
import { useCarousel } from './use-carousel.ts';

export interface HeroProps {
  banners: readonly Banner[];
  /** Names the carousel. */
  label?: string | undefined;
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Where words and picture stand from tablets on. */
  variant?: HeroVariant | undefined;
}

const base = css({ position: 'relative', background: color.wash });
const track = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '& > li': { scrollSnapAlign: 'start', scrollSnapStop: 'always' },
  [media.noScript]: { scrollbarWidth: 'auto' },
});

/** Full-bleed banners to swipe through. They turn by themselves after hydration, unless motion is unwanted. */
export function Hero({ banners, label = copy.mainNews, headingLevel = 2, variant = 'full' }: HeroProps) {
  const { trackRef, index, isPlaying, isHeld, onScroll, goTo, toggle, hold } = useCarousel(banners.length);
  if (banners.length === 0) return null;
  return (
    <section
      css={base}
      aria-roledescription={copy.carousel}
      aria-label={label}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <ul css={track} ref={trackRef} onScroll={onScroll}>
        {banners.map((banner, place) => (
          <li key={banner.banner_id}>
            <HeroSlide banner={banner} priority={place === 0} headingLevel={headingLevel} variant={variant} />
          </li>
        ))}
      </ul>
      {banners.length > 1 && (
        <HeroControls
          count={banners.length}
          index={index}
          tone={variant === 'full' || variant === 'slim' ? (banners[index]?.tone ?? 'dark') : 'dark'}
          isOnDeep={variant === 'split' || variant === 'band'}
          isPlaying={isPlaying}
          isHeld={isHeld}
          goTo={goTo}
          toggle={toggle}
        />
      )}
    </section>
  );
}
