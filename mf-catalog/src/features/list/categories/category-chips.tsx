import { css, type SerializedStyles } from '@emotion/react';
import { color, fontSize, media, motion, touchSide } from '@mall/ui/theme';
import { copy } from '../copy.ts';
import type { ListState } from '../state/list-state.ts';
import { type CategoryLink, categoryLinksOf } from './category-links.ts';

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
  [media.touch]: { height: touchSide },
  padding: '0 14px',
  border: `1px solid ${color.line}`,
  borderRadius: touchSide / 2,
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
  return links.length < 2 ? null : <LinkRow label={copy.childCategories} links={links} look={chip} />;
}

interface LinkRowProps {
  label: string;
  links: readonly CategoryLink[];
  /** Of a link. */
  look: SerializedStyles;
}

/** Links beside each other, the current one marked; they scroll where they do not fit. */
export function LinkRow({ label: name, links, look }: LinkRowProps) {
  return (
    <nav css={scroller} aria-label={name}>
      <ul css={row}>
        {links.map(({ label, href, isCurrent }) => (
          <li key={href}>
            <a css={look} href={href} aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
