import { css } from '@emotion/react';
import type { OrderStatus } from '@mall/contracts/domain/orders/order-status';
import { orderStatusLabels } from '@mall/contracts/domain/orders/order-status-labels';
import { useServices } from '@mall/remote-kit/services';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { Icon } from '@mall/ui/icon';
import { color, fontSize, media } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { claimStatuses } from '../../shared/orders/claim-statuses.ts';
import { copy } from './copy.ts';
import { type OrderSearch, searchHref } from './period.ts';
import { countsQuery } from './queries.ts';

const steps = [
  'DEPOSIT_WAIT',
  'PAYMENT_CONFIRM',
  'CONFIRM_SETTLEMENT',
  'DOMESTIC_SHIPPING',
  'SHIPPING_COMPLETE',
  'PURCHASE_CONFIRM',
] as const satisfies readonly OrderStatus[];

const box = css({ padding: '8px 0', background: color.wash });
const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  [media.sm]: { gridTemplateColumns: 'repeat(6, 1fr)' },
  '& > li': { position: 'relative', minWidth: 0 },
});
const link = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 2,
  minHeight: 72,
  padding: '10px 4px',
  color: color.text,
  fontSize: fontSize.small,
  [media.md]: { minHeight: 96, fontSize: fontSize.note },
  '& > b': {
    fontSize: fontSize.title,
    fontWeight: 600,
    color: color.quiet,
    [media.md]: { fontSize: fontSize.heading },
  },
  '& > b[data-some]': { color: color.ink, fontWeight: 700 },
  '&[aria-current]': {
    color: color.ink,
    fontWeight: 700,
    '&::after': { content: '""', width: 20, height: 2, background: color.ink },
  },
});
const arrow = css({
  display: 'none',
  position: 'absolute',
  top: '50%',
  right: -7,
  color: color.control,
  transform: 'translateY(-50%)',
  [media.sm]: { display: 'block' },
});
const foot = css({
  display: 'flex',
  justifyContent: 'center',
  margin: '4px 16px 0',
  borderTop: `1px solid ${color.line}`,
  '& > a': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    minHeight: 44,
    color: color.text,
    fontSize: fontSize.note,
    '& > b': { color: color.ink },
  },
});

/** Orders of the last three months by how far they are; a press leaves only those. */
export function StatusCounts({ search }: { search: OrderSearch }) {
  const { data, error, refetch } = useQuery(countsQuery(useServices()));
  if (error) return <ErrorState title={copy.countsFailed} onRetry={() => void refetch()} />;
  const countOf = (status: OrderStatus) => data?.counts[status] ?? 0;
  const claims = claimStatuses.reduce((sum, status) => sum + countOf(status), 0);
  return (
    <nav css={box} aria-label={copy.counts} aria-busy={!data}>
      <ul css={list} className="tabular">
        {steps.map((status, place) => {
          const isOn = search.status === status;
          return (
            <li key={status}>
              <a
                css={link}
                href={searchHref(isOn ? {} : { status })}
                aria-current={isOn ? 'true' : undefined}
              >
                <b data-some={countOf(status) > 0 ? '' : undefined}>{data ? countOf(status) : '–'}</b>
                {orderStatusLabels[status]}
              </a>
              {place < steps.length - 1 && (
                <span css={arrow}>
                  <Icon name="chevron-right" size={14} />
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <p css={foot}>
        <a href="/mypage/claims">
          {copy.claims} <b className="tabular">{data ? claims : '–'}</b>
          <Icon name="chevron-right" size={14} />
        </a>
      </p>
    </nav>
  );
}
