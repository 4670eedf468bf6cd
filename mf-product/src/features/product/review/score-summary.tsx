import { css } from '@emotion/react';
import { formatCount } from '@mall/contracts/domain/money';
import { color, fontSize, media } from '@mall/ui/theme';
import type { ReactNode } from 'react';
import { copy } from './copy.ts';
import { Stars } from './stars.tsx';

const frame = css({
  display: 'grid',
  gap: '20px 40px',
  padding: '24px 20px',
  background: color.wash,
  [media.lg]: {
    gridTemplateColumns: '220px minmax(0, 1fr) minmax(0, 1.4fr)',
    alignItems: 'center',
    padding: '28px 40px',
  },
});
const scoreBox = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 6,
  fontSize: fontSize.note,
  color: color.text,
});
const scoreStyles = css({ fontSize: 44, fontWeight: 700, lineHeight: 1, color: color.ink });
const bars = css({
  display: 'grid',
  gap: 6,
  fontSize: fontSize.small,
  '& li': { display: 'grid', gridTemplateColumns: '28px 1fr 40px', alignItems: 'center', gap: 10 },
  '& progress': {
    appearance: 'none',
    width: '100%',
    height: 6,
    border: 0,
    background: color.line,
    '&::-webkit-progress-bar': { background: color.line },
    '&::-webkit-progress-value': { background: color.ink },
    '&::-moz-progress-bar': { background: color.ink },
    '@media (forced-colors: active)': { border: '1px solid' },
  },
});

/** Best first (spec 9: at most five); the distribution counts from one star upwards. */
const stars = [5, 4, 3, 2, 1];

interface Props {
  total: { count: number; score: number; distribution: readonly number[] };
  /** Beside the bars, such as what was said of the fit. */
  children?: ReactNode;
}

/** Score and its distribution. */
export function ScoreSummary({ total, children }: Props) {
  return (
    <div css={frame}>
      <p css={scoreBox}>
        {copy.average}
        <span css={scoreStyles} className="tabular">
          {total.score.toFixed(1)}
        </span>
        <Stars score={total.score} size={18} />
        <span>{copy.counted(formatCount(total.count))}</span>
      </p>
      <ol css={bars}>
        {stars.map((star) => (
          <li key={star}>
            <span>{copy.stars(star)}</span>
            <progress
              value={total.distribution[star - 1] ?? 0}
              max={total.count}
              aria-label={copy.reviewsWith(star)}
            />
            <span className="tabular">{formatCount(total.distribution[star - 1] ?? 0)}</span>
          </li>
        ))}
      </ol>
      {children}
    </div>
  );
}
