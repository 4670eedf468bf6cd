import { css } from '@emotion/react';
import { Children, type ReactNode } from 'react';
import { media } from '../theme.ts';
import { RailButton } from './rail-button.tsx';
import { useRailScroll } from './use-rail-scroll.ts';

export interface RailProps {
  /** Names the list. */
  label: string;
  /** Cards, one list item each. */
  children: ReactNode;
  /** `card` for product cards, `wide` for banners and magazines, `auto` for chips as wide as their text. */
  item?: 'card' | 'wide' | 'auto' | undefined;
}

const frame = css({ position: 'relative' });
const list = css({
  display: 'grid',
  gridAutoFlow: 'column',
  justifyContent: 'start',
  gap: 8,
  paddingInline: 16,
  scrollPaddingInline: 16,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  [media.md]: { gap: 12, paddingInline: 0, scrollPaddingInline: 0 },
  [media.lg]: { gap: 16 },
  '& > li': { scrollSnapAlign: 'start', minWidth: 0 },
});
/** Fractions leave a part of the next card in sight. */
const items = {
  card: css({
    gridAutoColumns: '41%',
    [media.md]: { gridAutoColumns: '29%' },
    [media.lg]: { gridAutoColumns: '22.6%' },
    [media.xl]: { gridAutoColumns: '18.4%' },
  }),
  wide: css({
    gridAutoColumns: '84%',
    [media.md]: { gridAutoColumns: '44%' },
    [media.lg]: { gridAutoColumns: '30.5%' },
  }),
  auto: css({ gridAutoColumns: 'max-content' }),
};

/** A horizontal list that snaps and shows the next card's edge; scrolls without JavaScript, buttons on desktop. */
export function Rail({ label, children, item = 'card' }: RailProps) {
  const { ref, atStart, atEnd, update, move } = useRailScroll(Children.count(children));
  return (
    <div css={frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller whose items are no links must take the keyboard */}
      <ul css={[list, items[item]]} ref={ref} onScroll={update} aria-label={label} tabIndex={0}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
      <RailButton direction="previous" label={label} disabled={atStart} onClick={() => move(-1)} />
      <RailButton direction="next" label={label} disabled={atEnd} onClick={() => move(1)} />
    </div>
  );
}
