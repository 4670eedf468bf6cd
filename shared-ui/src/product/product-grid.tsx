import { css } from '@emotion/react';
import { Children, type ReactNode } from 'react';
import { media } from '../theme.ts';
import { cardVisibility } from './card-visibility.ts';

export interface ProductGridProps {
  /** Cards or their skeletons, one list item each. */
  children: ReactNode;
  /** Columns on desktop; tablets have 3 and phones 2. */
  columns?: 4 | 5 | undefined;
  /** Names the list. */
  label?: string | undefined;
  /** Cards are on their way. */
  busy?: boolean | undefined;
}

const base = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '28px 2px',
  '--card-inset': '8px',
  [media.sm]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [media.md]: { gap: '36px 12px', '--card-inset': '0px' },
  // Phones show four cards at first.
  '& > li:nth-of-type(n + 7)': cardVisibility,
});

const four = css({ [media.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '48px 16px' } });
const five = css({
  [media.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '48px 16px' },
  [media.xl]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
});

/** Product cards in two columns on phones, three on tablets, four or five on desktop. */
export function ProductGrid({ children, columns = 4, label, busy }: ProductGridProps) {
  return (
    <ul css={[base, columns === 5 ? five : four]} aria-label={label} aria-busy={busy}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
