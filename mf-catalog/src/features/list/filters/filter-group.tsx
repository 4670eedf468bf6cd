import { css } from '@emotion/react';
import { Icon } from '@mall/ui/icon';
import { color, fontSize, motion } from '@mall/ui/theme';
import type { ReactNode } from 'react';

const base = css({
  borderBottom: `1px solid ${color.line}`,
  '&:first-of-type': { borderTop: `1px solid ${color.line}` },
  '& > summary > svg': { color: color.quiet, transition: `transform ${motion.fast}` },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
});
const summaryStyles = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 48,
  color: color.ink,
  fontSize: fontSize.body,
  fontWeight: 600,
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&:focus-visible': { outlineOffset: -2 },
});
const mark = css({
  marginLeft: 6,
  color: color.accent,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});
const body = css({ paddingBottom: 16 });

interface Props {
  title: string;
  /** Values of it that are chosen. */
  chosen: number;
  isOpen: boolean;
  children: ReactNode;
}

/** One filter, to fold open; it opens by itself while something of it is chosen. */
export function FilterGroup({ title, chosen, isOpen, children }: Props) {
  return (
    <details css={base} open={isOpen || chosen > 0}>
      <summary css={summaryStyles}>
        <span>
          {title}
          {chosen > 0 && <span css={mark}>{chosen}</span>}
        </span>
        <Icon name="chevron-down" size={16} />
      </summary>
      <div css={body}>{children}</div>
    </details>
  );
}
