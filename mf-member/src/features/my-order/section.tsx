import { css } from '@emotion/react';
import { color, fontSize, media } from '@mall/ui/theme';
import { type ReactNode, useId } from 'react';

const base = css({ paddingTop: 32, [media.md]: { paddingTop: 44 } });
const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 44,
  borderBottom: `1px solid ${color.ink}`,
  '& > h2': { fontSize: fontSize.lead, fontWeight: 700 },
});

interface Props {
  title: string;
  /** Beside the title: what can be done with all of it. */
  action?: ReactNode;
  id?: string;
  children: ReactNode;
}

/** A part of an order's page under its own heading. */
export function Section({ title, action, id, children }: Props) {
  const titleId = useId();
  return (
    <section css={base} id={id} aria-labelledby={titleId}>
      <div css={head}>
        <h2 id={titleId}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}

/** Names and what belongs to them, one under the other. */
export const facts = css({
  display: 'grid',
  gap: 10,
  padding: '16px 0',
  fontSize: fontSize.body,
  '& > div': { display: 'grid', gridTemplateColumns: '92px minmax(0, 1fr)', alignItems: 'center', gap: 12 },
  '& dt': { color: color.quiet },
  '& dd': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    color: color.ink,
    wordBreak: 'keep-all',
    overflowWrap: 'anywhere',
  },
});
export const quiet = css({ color: color.quiet, fontSize: fontSize.note, wordBreak: 'keep-all' });
