import { css } from '@emotion/react';
import type { NewMain } from '@mall/contracts/api/content/new-main';
import { useServices } from '@mall/remote-kit/services';
import { Picture } from '@mall/ui/picture';
import { color, fontSize, media, motion, touchArea } from '@mall/ui/theme';
import { pageFrame } from '../../../shared/page-frame.ts';
import { phoneRail } from '../../../shared/phone-rail.ts';
import { copy } from '../copy.ts';

/** As many as there are pages: a rail on phones, centred on wider screens. */
const list = css({
  gridAutoColumns: 68,
  paddingBlock: '24px 0',
  [media.md]: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: '20px 32px',
    paddingInline: 0,
    overflow: 'visible',
  },
  [media.lg]: { gap: '24px 48px', paddingTop: 40 },
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

/** The shortcuts as words in one line. */
const wordList = css({
  display: 'flex',
  justifyContent: 'safe var(--heading-align, start)' as 'start',
  gap: 28,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
  padding: '12px 16px',
  borderBlock: `1px solid ${color.line}`,
  [media.md]: { paddingInline: 0, gap: 48 },
});
const wordLink = css(touchArea, {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 40,
  color: color.ink,
  fontSize: fontSize.body,
  fontWeight: 600,
  [media.hover]: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 } },
});

interface Props {
  items: Readonly<NewMain['sections']['highlight']>;
  variant: 'circles' | 'words';
}

/** Shortcuts to pages that this release has, in circles or in words. */
export function HighlightBar({ items, variant }: Props) {
  const { hasPage } = useServices();
  const present = items.filter(({ href }) => hasPage(href));
  if (present.length === 0) return null;
  const isWords = variant === 'words';
  return (
    <nav css={pageFrame} aria-label={copy.highlight}>
      <ul css={isWords ? wordList : [phoneRail, list]}>
        {present.map(({ label, href, image }) => (
          <li key={href}>
            <a css={isWords ? wordLink : link} href={href}>
              {!isWords && (
                <span css={circle}>
                  <Picture picture={image} aspect="1 / 1" sizes="96px" alt="" />
                </span>
              )}
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
