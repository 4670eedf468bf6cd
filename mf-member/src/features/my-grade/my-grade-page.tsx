import { css } from '@emotion/react';
import type { listGrades } from '@mall/contracts/api/people/member-account';
import { formatWon } from '@mall/contracts/domain/money';
import type { EndpointData } from '@mall/contracts/endpoint';
import { useServices } from '@mall/remote-kit/services';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { Section } from '@mall/ui/layout/section';
import { Badge } from '@mall/ui/product/badge';
import { color, fontFamily, fontSize, media } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { GradeProgress } from '../../shared/grade/grade-progress.tsx';
import { heads } from '../../shared/heads/copy.ts';
import { Loaded } from '../../shared/loaded.tsx';
import { MyFrame } from '../../shared/my-frame/my-frame.tsx';
import { gradesQuery, useMember } from '../../shared/queries.ts';
import { copy } from './copy.ts';

const stack = css({ display: 'grid', gap: 40, '& > *': { minWidth: 0 } });
const card = css({
  display: 'grid',
  gap: 20,
  padding: 20,
  background: color.wash,
  [media.lg]: { gridTemplateColumns: '1fr 1fr', gap: 40, alignItems: 'center', padding: '32px 36px' },
});
const name = css({
  color: color.ink,
  fontFamily: fontFamily.display,
  fontSize: fontSize.heading,
  fontWeight: 700,
  [media.lg]: { fontSize: fontSize.display },
});
const quiet = css({ color: color.quiet, fontSize: fontSize.note });
const bleed = css({ marginInline: -16, [media.md]: { marginInline: 0 } });
const table = css({
  width: '100%',
  borderTop: `1px solid ${color.ink}`,
  fontSize: fontSize.body,
  '& th, & td': { padding: '14px 8px', borderBottom: `1px solid ${color.line}`, textAlign: 'left' },
  '& thead th': { color: color.quiet, fontSize: fontSize.small, fontWeight: 500 },
  '& td:last-of-type, & thead th:last-of-type': { textAlign: 'right' },
  '& tbody th': { color: color.ink, fontWeight: 600 },
  '& tr[data-own]': { background: color.wash },
});
const grade = css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' });
const notes = css({
  display: 'grid',
  gap: 4,
  marginTop: 16,
  paddingLeft: 16,
  color: color.quiet,
  fontSize: fontSize.note,
  '& li': { listStyle: 'disc' },
});

type Grades = EndpointData<typeof listGrades>;

/** The member's grade, what it gives, and what each grade asks for (spec 2.3, 6). */
export function Page() {
  return (
    <MyFrame title={heads.grade.title} active="grade" skeleton={<Skeleton height={480} />}>
      <Grade />
    </MyFrame>
  );
}

function Grade() {
  const query = useQuery(gradesQuery(useServices()));
  const member = useMember().data?.row;
  return (
    <Loaded query={query} skeleton={<Skeleton height={480} />} failed={copy.failed}>
      {(grades) => (
        <div css={stack}>
          <div css={card}>
            <div>
              <p css={name}>{member ? copy.mine(member.grade_name) : <Skeleton width={160} height={32} />}</p>
              <p css={quiet}>{copy.gives(rateOf(grades))}</p>
            </div>
            <GradeProgress grades={grades} />
          </div>
          <div css={bleed}>
            <Section title={copy.table} inset>
              <GradeTable grades={grades} />
              <ul css={notes}>
                <li>{copy.rule(grades.period_days)}</li>
                <li>{copy.raise}</li>
                <li>{copy.points}</li>
              </ul>
            </Section>
          </div>
        </div>
      )}
    </Loaded>
  );
}

const rateOf = ({ rows, own }: Grades) =>
  rows.find(({ grade_id }) => grade_id === own?.grade_id)?.discount_rate ?? 0;

function GradeTable({ grades: { rows, own } }: { grades: Grades }) {
  return (
    <table css={table}>
      <thead>
        <tr>
          <th scope="col">{copy.grade}</th>
          <th scope="col">{copy.condition}</th>
          <th scope="col">{copy.benefit}</th>
        </tr>
      </thead>
      <tbody className="tabular">
        {rows.map(({ grade_id, grade_name, minimum_spend, discount_rate }) => (
          <tr key={grade_id} data-own={grade_id === own?.grade_id || undefined}>
            <th scope="row">
              <span css={grade}>
                {grade_name}
                {grade_id === own?.grade_id && <Badge variant="solid">{copy.own}</Badge>}
              </span>
            </th>
            <td>{minimum_spend ? copy.from(formatWon(minimum_spend)) : copy.start}</td>
            <td>{copy.rate(discount_rate)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
