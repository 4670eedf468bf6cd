import { css } from '@emotion/react';
import { color, media } from '@mall/ui/theme';
import { copy } from '../copy.ts';

// The narrowest phones have room for order and filters only.
const base = css({
  display: 'none',
  '@media (min-width: 360px)': { display: 'flex' },
  [media.sm]: { display: 'none' },
  [media.noScript]: { display: 'none' },
});
const button = css({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  color: color.quiet,
  // Chosen is seen without colour: the bars are filled.
  '&[aria-pressed=true]': { color: color.ink, '& rect': { fill: 'currentColor' } },
});

interface Props {
  isDense: boolean;
  onChoose: (isDense: boolean) => void;
}

/** Two or three cards beside each other, on phones. One button that says what it will do. */
export function ColumnsSwitch({ isDense, onChoose }: Props) {
  const bars = isDense ? [1, 6, 11] : [1, 9];
  const width = isDense ? 4 : 6;
  return (
    <div css={base}>
      <button
        css={button}
        type="button"
        aria-label={copy.threeColumns}
        aria-pressed={isDense}
        onClick={() => onChoose(!isDense)}
      >
        <svg width={18} height={18} viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden>
          {bars.map((x) => (
            <rect key={x} x={x} y={2} width={width} height={12} />
          ))}
        </svg>
      </button>
    </div>
  );
}
