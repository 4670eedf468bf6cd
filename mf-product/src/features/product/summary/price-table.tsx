import { css } from '@emotion/react';
import type { PriceInfo } from '@mall/contracts/api/catalogue/price-info';
import { formatWon } from '@mall/contracts/domain/money';
import { color, fontSize } from '@mall/ui/theme';
import { copy } from './copy.ts';

const stack = css({ display: 'grid', gap: 16 });
const tableTitle = css({
  marginBottom: 4,
  color: color.ink,
  fontSize: fontSize.note,
  fontWeight: 600,
  textAlign: 'left',
});
const list = css({
  display: 'grid',
  gap: 8,
  fontSize: fontSize.note,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 16 },
  '& dt': { color: color.text },
  '& dd': { color: color.ink, textAlign: 'right' },
});
const total = css({
  paddingBlock: 10,
  borderBlock: `1px solid ${color.line}`,
  '& > dt, & > dd': { color: color.ink, fontSize: fontSize.body, fontWeight: 700 },
});
const off = css({ color: color.sale });
const then = css({ color: color.ink, fontWeight: 600, whiteSpace: 'nowrap' });
const grades = css({
  width: '100%',
  fontSize: fontSize.note,
  '& td, & th': { padding: '6px 0', fontWeight: 400, textAlign: 'left' },
  '& td:last-of-type': { textAlign: 'right' },
});
const current = css({ '& > *': { color: color.ink, fontWeight: '700 !important' } });

interface Props {
  price: PriceInfo;
  /** What every grade pays; none for guests. */
  table: PriceInfo['all_discount_grades'];
}

/** One list from the retail price over each step to what is paid, and on to what would lower it further; then what every grade pays. */
export function PriceTable({ price: { rows = [], further_rows = [], last_price }, table }: Props) {
  return (
    <div css={stack}>
      <dl css={list}>
        {rows.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount < 0 ? <span css={off}>{minus(amount)}</span> : formatWon(amount)}</dd>
          </div>
        ))}
        <div css={total}>
          <dt>{copy.last}</dt>
          <dd>{formatWon(last_price)}</dd>
        </div>
        {further_rows.map(({ code, label, amount, price }) => (
          <div key={`${code} ${label}`}>
            <dt>{copy.ifSo(label)}</dt>
            <dd>
              <span css={off}>{minus(amount)}</span> <strong css={then}>{copy.thenPrice(price)}</strong>
            </dd>
          </div>
        ))}
      </dl>
      {table.length > 0 && <GradeTable table={table} />}
    </div>
  );
}

const minus = (amount: number) => `−${formatWon(-amount)}`;

function GradeTable({ table }: { table: PriceInfo['all_discount_grades'] }) {
  return (
    <table css={grades}>
      <caption css={tableTitle}>{copy.gradeTable}</caption>
      <tbody>
        {table.map((grade) => (
          <tr
            key={grade.grade_name}
            css={grade.apply_flag && current}
            aria-current={grade.apply_flag || undefined}
          >
            <th scope="row">{grade.grade_name}</th>
            <td>{grade.discount_rate > 0 ? `${grade.discount_rate}%` : '-'}</td>
            <td className="tabular">{formatWon(grade.last_price)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
