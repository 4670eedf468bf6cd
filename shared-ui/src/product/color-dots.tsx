import { css } from '@emotion/react';
import * as copy from '../copy.ts';
import { color, fontSize } from '../theme.ts';

export interface ColorDotsProps {
  colors: readonly { name: string; hex: string }[];
  /** Dots shown before `+n`. */
  limit?: number | undefined;
}

const base = css({ display: 'flex', alignItems: 'center', gap: 4 });
const dots = css({ flex: 'none', margin: '1px 0', stroke: 'rgb(0 0 0 / 18%)' });
/** Diameter and distance of the dots, px. */
const side = 10;
const step = side + 4;
const more = css({ color: color.quiet, fontSize: fontSize.mark, lineHeight: 1, marginLeft: 1 });

/** The colours a product comes in: five dots, then `+n`. */
export function ColorDots({ colors, limit = 5 }: ColorDotsProps) {
  const hidden = colors.length - limit;
  const shown = colors.slice(0, limit);
  const width = shown.length * step - (step - side);
  const label = copy.colors(colors.map(({ name }) => name));
  const picture = (
    <svg css={dots} width={width} height={side} role="img" aria-label={label}>
      {shown.map(({ name, hex }, place) => (
        <circle key={`${name}${hex}`} cx={place * step + side / 2} cy={side / 2} r="4.5" fill={hex} />
      ))}
    </svg>
  );
  if (hidden <= 0) return picture;
  return (
    <p css={base}>
      {picture}
      <span css={more} aria-hidden>
        {`+${hidden}`}
      </span>
    </p>
  );
}
