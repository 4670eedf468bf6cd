import { css } from '@emotion/react';
import { color, fontSize } from './theme.ts';
import { visuallyHidden } from './visually-hidden.tsx';

export interface ColorDotsProps {
  colors: readonly { name: string; hex: string }[];
  /** Dots shown before `+n`. */
  limit?: number | undefined;
}

const base = css({ display: 'flex', alignItems: 'center', gap: 4, height: 12 });
const dot = css({ flex: 'none', stroke: 'rgb(0 0 0 / 18%)' });
const more = css({ color: color.quiet, fontSize: fontSize.mark, lineHeight: 1, marginLeft: 1 });

/** The colours a product comes in: five dots, then `+n`. */
export function ColorDots({ colors, limit = 5 }: ColorDotsProps) {
  const hidden = colors.length - limit;
  return (
    <p css={base}>
      <span css={visuallyHidden}>{`색상 ${colors.map(({ name }) => name).join(', ')}`}</span>
      {colors.slice(0, limit).map(({ name, hex }) => (
        <svg key={`${name}${hex}`} css={dot} viewBox="0 0 10 10" width="10" height="10" aria-hidden>
          <circle cx="5" cy="5" r="4.5" fill={hex} />
        </svg>
      ))}
      {hidden > 0 && (
        <span css={more} aria-hidden>
          +{hidden}
        </span>
      )}
    </p>
  );
}
