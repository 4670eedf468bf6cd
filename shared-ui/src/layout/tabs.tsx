import { css } from '@emotion/react';
import { formatCount } from '@mall/contracts/domain/money';
import { color, fontSize, layer, media, motion } from '../theme.ts';

interface Tab {
  /** An anchor such as `#review`, or a page. */
  href: string;
  label: string;
  count?: number | undefined;
}
export interface TabsProps {
  /** Names the navigation. */
  label: string;
  items: readonly Tab[];
  /** The `href` of the tab in view. */
  current: string;
  /** Stays in view under the fixed header. */
  sticky?: boolean | undefined;
  /** Tabs share the width equally instead of starting at the left. */
  fill?: boolean | undefined;
}

const base = css({
  borderBottom: `1px solid ${color.line}`,
  background: color.ground,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
const stickyStyles = css({ position: 'sticky', top: 'var(--sticky-top)', zIndex: layer.sticky });
const list = css({
  display: 'flex',
  gap: 20,
  paddingInline: 16,
  [media.md]: { gap: 28, paddingInline: 0 },
});
const fillList = css({ gap: 0, paddingInline: 0, [media.md]: { gap: 0 }, '& > li': { flex: 1 } });
const link = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  height: 48,
  color: color.quiet,
  fontSize: fontSize.body,
  whiteSpace: 'nowrap',
  transition: `color ${motion.fast}`,
  [media.hover]: { '&:hover': { color: color.ink } },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current]': {
    color: color.ink,
    fontWeight: 600,
    '&::after': {
      content: '""',
      position: 'absolute',
      right: 0,
      bottom: 0,
      left: 0,
      height: 2,
      background: color.accent,
    },
  },
});
const countStyles = css({ fontSize: fontSize.small, fontVariantNumeric: 'tabular-nums' });

/** Links to the parts of a page or to sibling pages, the current one marked. */
export function Tabs({ label, items, current, sticky, fill }: TabsProps) {
  return (
    <nav css={[base, sticky && stickyStyles]} aria-label={label}>
      <ul css={[list, fill && fillList]}>
        {items.map((item) => (
          <li key={item.href}>
            <a css={link} href={item.href} aria-current={item.href === current ? 'true' : undefined}>
              {item.label}
              {item.count !== undefined && <span css={countStyles}>{formatCount(item.count)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
