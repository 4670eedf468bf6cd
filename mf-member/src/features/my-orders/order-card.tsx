import { css } from '@emotion/react';
import type { listMyOrders } from '@mall/contracts/api/orders/my-orders';
import { formatDate } from '@mall/contracts/domain/korean-time';
import { formatWon } from '@mall/contracts/domain/money';
import type { EndpointData } from '@mall/contracts/endpoint';
import { Button } from '@mall/ui/controls/button';
import { Icon } from '@mall/ui/icon';
import { LineSummary } from '@mall/ui/orders/line-summary';
import { color, fontSize, media } from '@mall/ui/theme';
import { copy as orderWords } from '../../shared/orders/copy.ts';
import { claimHref, LineActions } from '../../shared/orders/line-actions.tsx';
import { LineStatus } from '../../shared/orders/line-status.tsx';
import { copy } from './copy.ts';

type Order = EndpointData<typeof listMyOrders>['rows'][number];

const card = css({ paddingTop: 28, [media.md]: { paddingTop: 40 } });
const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  paddingBottom: 10,
  borderBottom: `1px solid ${color.ink}`,
});
const day = css({ fontSize: fontSize.lead, fontWeight: 700, color: color.ink });
const number = css({ color: color.quiet, fontSize: fontSize.small });
const more = css({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  minHeight: 44,
  color: color.text,
  fontSize: fontSize.note,
});
const row = css({ padding: '18px 0', borderBottom: `1px solid ${color.line}`, display: 'grid', gap: 10 });
const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  padding: '12px 0',
  fontSize: fontSize.note,
  color: color.quiet,
  '& b': { color: color.ink, fontSize: fontSize.body },
});
const buttons = css({ display: 'flex', gap: 6 });

/** An order with its lines, each where it is and with what can be done. */
export function OrderCard({ order, writable }: { order: Order; writable: ReadonlySet<number> }) {
  const { order_id, ordered_at, lines, total, refunded_amount } = order;
  const href = `/mypage/orders/${order_id}`;
  const isWaiting = order.status === 'DEPOSIT_WAIT';
  return (
    <li css={card}>
      <div css={head}>
        <div>
          <h2 css={day} className="tabular">
            {copy.orderedOn(formatDate(ordered_at))}
          </h2>
          <p css={number} className="tabular">
            {copy.number} {order_id}
          </p>
        </div>
        <a css={more} href={href} aria-label={copy.detailOf(order_id)}>
          {copy.detail}
          <Icon name="chevron-right" size={16} />
        </a>
      </div>
      <ul>
        {lines.map((line) => (
          <li css={row} key={line.order_line_id}>
            <LineStatus {...order} status={line.status} />
            <LineSummary line={line} showQuantity amount={line.line_price}>
              <LineActions
                orderId={order_id}
                line={line}
                writable={writable}
                trackHref={`${href}#tracking`}
                isAmongOrders
              />
            </LineSummary>
          </li>
        ))}
      </ul>
      <div css={foot}>
        <p className="tabular">
          {copy.total} <b>{formatWon(total)}</b>
          {refunded_amount ? ` · ${copy.refunded(formatWon(refunded_amount))}` : ''}
        </p>
        {isWaiting && (
          <div css={buttons}>
            <Button variant="secondary" size="md" href={claimHref(order_id, 'cancel')}>
              {orderWords.cancel}
            </Button>
            <Button size="md" href={href}>
              {copy.deposit}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
