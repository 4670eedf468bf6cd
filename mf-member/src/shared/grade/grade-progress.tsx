import { css } from '@emotion/react';
import type { listGrades } from '@mall/contracts/api/people/member-account';
import { formatWon } from '@mall/contracts/domain/money';
import type { EndpointData } from '@mall/contracts/endpoint';
import { color, fontSize } from '@mall/ui/theme';
import { copy } from './copy.ts';
import { progressOf } from './progress-of.ts';

const layout = css({ display: 'grid', gap: 8 });
const words = css({ color: color.ink, fontSize: fontSize.body, fontWeight: 600 });
const quiet = css({ color: color.quiet, fontSize: fontSize.small });
const track = css({ height: 6, background: color.line, outline: '1px solid transparent' });
const fill = css({ height: '100%', background: color.ink, forcedColorAdjust: 'none' });

/** How far the next grade is (spec 2.3), and by what it is counted. */
export function GradeProgress({ grades }: { grades: EndpointData<typeof listGrades> }) {
  const { own, rows, period_days } = grades;
  if (!own) return null;
  const isByHand = !rows.some(
    ({ grade_id, minimum_spend }) => grade_id === own.grade_id && minimum_spend !== null,
  );
  const percent = progressOf(own);
  return (
    <div css={layout}>
      <p css={words}>
        {own.next
          ? copy.next(own.next.grade_name, formatWon(own.next.remaining))
          : isByHand
            ? copy.byHand
            : copy.top}
      </p>
      {own.next && (
        <div
          css={track}
          role="progressbar"
          aria-label={copy.bar(own.next.grade_name)}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <div css={fill} style={{ width: `${percent}%` }} />
        </div>
      )}
      <p css={quiet} className="tabular">
        {copy.spent(period_days, formatWon(own.spend))}
      </p>
    </div>
  );
}
