import { css } from '@emotion/react';
import { color, fontSize, media } from '@mall/ui/theme';

interface Props {
  label: string;
  items: readonly { href: string; label: string }[];
  /** The `href` of what is shown. */
  current: string;
}

const list = css({
  display: 'flex',
  gap: 6,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  margin: '20px -16px 0',
  padding: '2px 16px',
  [media.md]: { flexWrap: 'wrap', marginInline: 0, paddingInline: 0 },
});
const chip = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  minHeight: 40,
  padding: '0 16px',
  border: `1px solid ${color.line}`,
  borderRadius: 20,
  color: color.text,
  fontSize: fontSize.note,
  whiteSpace: 'nowrap',
  [media.hover]: { '&:hover': { borderColor: color.ink } },
  '&[aria-current]': {
    borderColor: color.ink,
    background: color.ink,
    color: color.ground,
    fontWeight: 600,
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -4 },
  },
});

/** Links that narrow a list; the one in force is marked. */
export function Chips({ label, items, current }: Props) {
  return (
    <nav aria-label={label}>
      <ul css={list}>
        {items.map((item) => (
          <li key={item.href}>
            <a css={chip} href={item.href} aria-current={item.href === current ? 'true' : undefined}>
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
