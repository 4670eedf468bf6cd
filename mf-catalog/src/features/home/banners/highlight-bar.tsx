import { css } from '@emotion/react';
import type { NewMain } from '@mall/contracts/api/content/new-main';
import { useServices } from '@mall/remote-kit/services';
import { Picture } from '@mall/ui/picture';
import { color, fontSize, media, motion } from '@mall/ui/theme';
import { pageFrame } from '../../../shared/page-frame.ts';
import { phoneRail } from '../../../shared/phone-rail.ts';
import { copy } from '../copy.ts';

/** As many as there are pages: a rail on phones, one centred row on wider screens. */
const list = css({
  gridAutoColumns: 68,
  paddingBlock: '24px 0',
  [media.md]: { display: 'flex', justifyContent: 'center', gap: 32, paddingInline: 0, overflow: 'visible' },
  [media.lg]: { gap: 48, paddingTop: 40 },
});
const link = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  color: color.ink,
  fontSize: fontSize.small,
  fontWeight: 500,
  textAlign: 'center',
  [media.lg]: { gap: 12, fontSize: fontSize.body },
  [media.hover]: { '&:hover img': { transform: 'scale(1.06)' } },
});
const circle = css({
  width: 64,
  borderRadius: '50%',
  overflow: 'hidden',
  background: color.wash,
  '& img': { transition: `transform ${motion.slow}` },
  [media.md]: { width: 88 },
  [media.lg]: { width: 96 },
});

/** Shortcuts in circles below the hero, to pages that this release has. */
export function HighlightBar({ items }: { items: NewMain['sections']['highlight'] }) {
  const { hasPage } = useServices();
  const present = items.filter(({ href }) => hasPage(href));
  if (present.length === 0) return null;
  return (
    <nav css={pageFrame} aria-label={copy.highlight}>
      <ul css={[phoneRail, list]}>
        {present.map(({ label, href, image }) => (
          <li key={href}>
            <a css={link} href={href}>
              <span css={circle}>
                <Picture picture={image} aspect="1 / 1" sizes="96px" alt="" />
              </span>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
