import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { color, fontSize, motion } from '../theme.ts';

export interface AccordionProps {
  summary: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean | undefined;
  /** Of accordions with the same name only one is open. */
  name?: string | undefined;
  /** Called whenever it folds open, for contents that are fetched then. */
  onOpen?: (() => void) | undefined;
}

const base = css({
  borderBottom: `1px solid ${color.line}`,
  '& > summary > svg': { color: color.quiet, transition: `transform ${motion.fast}` },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
});
const summaryStyles = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 52,
  paddingBlock: 8,
  color: color.ink,
  fontSize: fontSize.body,
  fontWeight: 500,
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
});
const body = css({ paddingBottom: 20, color: color.text, fontSize: fontSize.body });

/** A part that folds open, also without JavaScript. */
export function Accordion({ summary, children, defaultOpen = false, name, onOpen }: AccordionProps) {
  return (
    <details
      css={base}
      open={defaultOpen}
      name={name}
      onToggle={(event) => {
        if (event.currentTarget.open) onOpen?.();
      }}
    >
      <summary css={summaryStyles}>
        {summary}
        <Icon name="chevron-down" size={18} />
      </summary>
      <div css={body}>{children}</div>
    </details>
  );
}
