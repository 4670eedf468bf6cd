import { css } from '@emotion/react';
import type { listGrades } from '@mall/contracts/api/people/member-account';
import { formatCount, formatWon } from '@mall/contracts/domain/money';
import type { EndpointData } from '@mall/contracts/endpoint';
import { color, fontSize, media } from '@mall/ui/theme';
import { copy } from './copy.ts';

type Grades = EndpointData<typeof listGrades>;

const hint = css({ marginTop: 4, color: color.quiet, fontSize: fontSize.note });
const ownLine = css({
  marginTop: 12,
  padding: '12px 16px',
  background: color.wash,
  color: color.ink,
  fontSize: fontSize.body,
  fontWeight: 600,
});
const table = css({
  width: '100%',
  marginTop: 16,
  borderCollapse: 'collapse',
  borderTop: `1px solid ${color.ink}`,
  fontSize: fontSize.body,
  '& th, & td': { padding: '14px 6px', borderBottom: `1px solid ${color.line}`, textAlign: 'left' },
  '& thead th': {
    paddingBlock: 10,
    color: color.quiet,
    fontSize: fontSize.note,
    fontWeight: 500,
    whiteSpace: 'nowrap',
  },
  '& tbody th': { color: color.ink, fontWeight: 700 },
  [media.md]: { '& th, & td': { paddingInline: 20 } },
});
const own = css({ '& th, & td': { background: color.wash } });
const mark = css({
  display: 'inline-block',
  marginLeft: 8,
  padding: '1px 6px',
  border: `1px solid ${color.ink}`,
  fontSize: fontSize.mark,
  fontWeight: 600,
  whiteSpace: 'nowrap',
});
const rate = css({ color: color.sale, fontWeight: 700 });

/** What each grade takes off every price, and what it asks for; a member sees their own. */
export function GradeTable({ grades }: { grades: Grades }) {
  const ownGrade = grades.own;
  return (
    <>
      <p css={hint}>{copy.gradesHint(formatCount(grades.period_days))}</p>
      {ownGrade && (
        <p css={ownLine}>
          {ownGrade.next ? copy.next(ownGrade.next.grade_name, formatWon(ownGrade.next.remaining)) : copy.top}
        </p>
      )}
      <table css={table}>
        <thead>
          <tr>
            <th scope="col">{copy.grade}</th>
            <th scope="col">{copy.rate}</th>
            <th scope="col">{copy.condition}</th>
          </tr>
        </thead>
        <tbody>
          {grades.rows.map((row) => {
            const isOwn = row.grade_id === ownGrade?.grade_id;
            return (
              <tr key={row.grade_id} css={isOwn && own}>
                <th scope="row">
                  {row.grade_name}
                  {isOwn && <span css={mark}>{copy.own}</span>}
                </th>
                <td css={rate} className="tabular">
                  {copy.off(row.discount_rate)}
                </td>
                <td className="tabular">{conditionOf(row.minimum_spend)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

function conditionOf(minimum: number | null): string {
  if (minimum === null) return copy.byHand;
  return minimum === 0 ? copy.everyone : copy.spend(formatWon(minimum));
}
