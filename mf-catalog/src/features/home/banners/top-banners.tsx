import { css } from '@emotion/react';
import type { Banner } from '@mall/contracts/api/content/content';
import { Icon } from '@mall/ui/icon';
import { Picture } from '@mall/ui/picture';
import { color, fontSize, media } from '@mall/ui/theme';
import { copy } from '../copy.ts';

const list = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  background: color.wash,
  '& > li': { scrollSnapAlign: 'start' },
  [media.md]: { gridAutoColumns: 'minmax(0, 1fr)' },
});
const link = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  height: 56,
  color: color.ink,
  fontSize: fontSize.note,
  '&:focus-visible': { outlineOffset: -4 },
  [media.lg]: { height: 64, gap: 14, fontSize: fontSize.body },
  [media.hover]: { '&:hover strong': { textDecoration: 'underline', textUnderlineOffset: 3 } },
});
/** The right half of a wide banner is where its products lie. */
const thumbnail = css({
  flex: 'none',
  width: 40,
  borderRadius: '50%',
  overflow: 'hidden',
  '& img': { objectPosition: '74% 50%' },
  [media.lg]: { width: 48 },
});
const subtitle = css({ color: color.text });

/** What is news today, as one slim line above the hero. */
export function TopBanners({ banners }: { banners: readonly Banner[] }) {
  if (banners.length === 0) return null;
  return (
    <nav aria-label={copy.top}>
      <ul css={list}>
        {banners.map((banner) => (
          <li key={banner.banner_id}>
            <a css={link} href={banner.href}>
              <span css={thumbnail}>
                <Picture picture={banner.image_pc} aspect="1 / 1" sizes="116px" alt="" />
              </span>
              <strong>{banner.title}</strong>
              <span css={subtitle}>{banner.subtitle}</span>
              <Icon name="chevron-right" size={14} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
