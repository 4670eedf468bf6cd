import { css } from '@emotion/react';
import { color, fontSize, media, motion } from '@mall/ui/theme';
import { copy } from '../copy.ts';
import type { ListState } from '../state/list-state.ts';
import { categoryLinksOf } from './category-links.ts';

const scroller = css({
  marginInline: -16,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  [media.md]: { marginInline: 0 },
});
const row = css({
  display: 'flex',
  gap: 8,
  width: 'max-content',
  paddingInline: 16,
  [media.md]: { paddingInline: 0 },
  [media.lg]: { flexWrap: 'wrap', width: 'auto' },
});
const chip = css({
  display: 'flex',
  alignItems: 'center',
  height: 36,
  padding: '0 14px',
  border: `1px solid ${color.line}`,
  borderRadius: 18,
  color: color.text,
  fontSize: fontSize.note,
  whiteSpace: 'nowrap',
  transition: `border-color ${motion.fast}`,
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current]': { borderColor: color.ink, background: color.ink, color: '#fff', fontWeight: 600 },
  [media.hover]: { '&:hover': { borderColor: color.ink } },
});

/** Categories below the list as chips. */
export function CategoryChips({ scope, params, data }: Pick<ListState, 'scope' | 'params' | 'data'>) {
  const links = categoryLinksOf(scope, params, data);
  if (links.length < 2) return null;
  return (
    <nav css={scroller} aria-label={copy.childCategories}>
      <ul css={row}>
        {links.map(({ label, href, isCurrent }) => (
          <li key={href}>
            <a css={chip} href={href} aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
