import { css } from '@emotion/react';
import { formatWon } from '@mall/contracts/domain/money';
import { color, fontSize } from '../theme.ts';

export interface AmountRow {
  label: string;
  /** KRW, never negative. */
  amount: number;
  /** `minus` for what is taken off, `plus` for what is added. */
  sign?: 'plus' | 'minus' | undefined;
  /** Stands in place of a zero amount, such as `무료`. */
  zeroText?: string | undefined;
}
export interface AmountRowsProps {
  rows: readonly AmountRow[];
  total: { label: string; amount: number };
}

const base = css({ fontVariantNumeric: 'tabular-nums' });
const row = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 16,
  paddingBlock: 5,
  fontSize: fontSize.body,
  '& > dt': { color: color.quiet },
  '& > dd': { color: color.ink },
});
const off = css({ '& > dd': { color: color.sale } });
const totalRow = css({
  marginTop: 11,
  paddingTop: 15,
  borderTop: `1px solid ${color.line}`,
  '& > dt': { color: color.ink, fontWeight: 600 },
  '& > dd': { fontSize: fontSize.heading, fontWeight: 700, lineHeight: 1.25 },
});
const signs = { plus: '+', minus: '−' } as const;

function amountText({ amount, sign, zeroText }: AmountRow): string {
  if (amount === 0) return zeroText ?? formatWon(0);
  return `${sign ? signs[sign] : ''}${formatWon(amount)}`;
}

/** An amount explained row by row, with a large total. */
export function AmountRows({ rows, total }: AmountRowsProps) {
  return (
    <dl css={base}>
      {rows.map((item) => (
        <div
          // Two coupons may have one name.
          key={rows.indexOf(item)}
          css={[row, item.sign === 'minus' && item.amount > 0 && off]}
        >
          <dt>{item.label}</dt>
          <dd>{amountText(item)}</dd>
        </div>
      ))}
      <div css={[row, totalRow]}>
        <dt>{total.label}</dt>
        <dd>{formatWon(total.amount)}</dd>
      </div>
    </dl>
  );
}
