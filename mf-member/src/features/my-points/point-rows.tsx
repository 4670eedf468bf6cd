import { css } from '@emotion/react';
import type { listMyPoints } from '@mall/contracts/api/money/my-benefits';
import { formatDate } from '@mall/contracts/domain/korean-time';
import { formatCount } from '@mall/contracts/domain/money';
import type { EndpointData } from '@mall/contracts/endpoint';
import { color, fontSize } from '@mall/ui/theme';
import { copy } from './copy.ts';

const list = css({ borderTop: `1px solid ${color.ink}` });
const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  padding: '16px 4px',
  borderBottom: `1px solid ${color.line}`,
});
const words = css({ display: 'grid', gap: 2, minWidth: 0 });
const title = css({ color: color.ink, fontSize: fontSize.body, fontWeight: 500 });
const quiet = css({ color: color.quiet, fontSize: fontSize.small, overflowWrap: 'anywhere' });
const amount = css({ flex: 'none', color: color.quiet, fontSize: fontSize.lead, fontWeight: 700 });
const plus = css({ color: color.ink });

type Entry = EndpointData<typeof listMyPoints>['rows'][number];

/** Entries of the ledger: when, why and how many. */
export function PointRows({ rows }: { rows: readonly Entry[] }) {
  return (
    <ul css={list} aria-label={copy.list}>
      {rows.map((entry) => (
        <li key={`${entry.created_at} ${entry.reason} ${entry.amount} ${entry.order_id}`} css={row}>
          <div css={words}>
            <p css={title}>{copy.reasons[entry.reason]}</p>
            <p css={quiet} className="tabular">
              <time dateTime={entry.created_at}>{formatDate(entry.created_at)}</time>
              {entry.order_id && ` · ${copy.order(entry.order_id)}`}
            </p>
          </div>
          <strong css={[amount, entry.amount > 0 && plus]} className="tabular">
            {entry.amount > 0 ? '+' : '-'}
            {copy.amount(formatCount(Math.abs(entry.amount)))}
          </strong>
        </li>
      ))}
    </ul>
  );
}
