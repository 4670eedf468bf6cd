import { css } from '@emotion/react';
import type { MyOrderLine } from '@mall/contracts/api/orders/my-orders';
import { Button } from '@mall/ui/controls/button';
import { media } from '@mall/ui/theme';
import { copy } from './copy.ts';
import { useConfirmPurchase, useWithdrawClaim } from './mutations.ts';

const row = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(88px, 1fr))',
  gap: 6,
  marginTop: 12,
  '& > *': { minHeight: 40 },
  [media.md]: { display: 'flex', flexWrap: 'wrap', '& > *': { minHeight: 36 } },
});

interface Props {
  orderId: string;
  line: MyOrderLine;
  /** Lines that the member can write a review of. */
  writable?: ReadonlySet<number>;
  /** Leads to the parcel; absent where the parcel is on the page. */
  trackHref?: string | undefined;
  /** In a list of orders: accessible names of buttons include the order, as several may hold the same product. */
  isAmongOrders?: boolean;
}

const sent = new Set([
  'DOMESTIC_SHIPPING',
  'OVERSEAS_SHIPPING',
  'SHIPPING_COMPLETE',
  'RE_SHIPPING',
  'RETURN_SHIPPING',
]);

/** Address of the form by which a line is cancelled, returned or exchanged. */
export const claimHref = (orderId: string, kind: 'cancel' | 'return' | 'exchange', lineId?: number): string =>
  `/mypage/orders/${orderId}/claim?kind=${kind}${lineId === undefined ? '' : `&line=${lineId}`}`;

/** What can be done with a line now, as the server says; nothing where nothing can be done. */
export function LineActions({ orderId, line, writable, trackHref, isAmongOrders = false }: Props) {
  const { confirm, isBusy: isConfirming } = useConfirmPurchase();
  const { withdraw, isBusy: isWithdrawing } = useWithdrawClaim();
  const { actions, claim, order_line_id, product_name, status } = line;
  const can = (action: MyOrderLine['actions'][number]) => actions.includes(action);
  const nameOf = (action: string) =>
    isAmongOrders ? copy.actionIn(orderId, action, product_name) : copy.actionOf(action, product_name);
  const link = (label: string, href: string) => (
    <Button variant="secondary" size="md" href={href} aria-label={nameOf(label)}>
      {label}
    </Button>
  );
  const isTracked = Boolean(trackHref && status && sent.has(status));
  const isReviewed = writable?.has(order_line_id) ?? false;
  if (!isTracked && !isReviewed && actions.length === 0) return null;
  return (
    <div css={row}>
      {isTracked && link(copy.track, trackHref ?? '')}
      {can('CANCEL') && link(copy.cancel, claimHref(orderId, 'cancel', order_line_id))}
      {can('REQUEST_EXCHANGE') && link(copy.exchange, claimHref(orderId, 'exchange', order_line_id))}
      {can('REQUEST_RETURN') && link(copy.return, claimHref(orderId, 'return', order_line_id))}
      {can('WITHDRAW_CLAIM') && claim && (
        <Button
          variant="secondary"
          size="md"
          loading={isWithdrawing}
          aria-label={nameOf(copy.withdraw)}
          onClick={() => void withdraw(claim.claim_id)}
        >
          {copy.withdraw}
        </Button>
      )}
      {can('CONFIRM_PURCHASE') && (
        <Button
          size="md"
          loading={isConfirming}
          aria-label={nameOf(copy.confirm)}
          onClick={() => void confirm(orderId, line)}
        >
          {copy.confirm}
        </Button>
      )}
      {isReviewed && link(copy.review, `/mypage/reviews?tab=write&line=${order_line_id}`)}
    </div>
  );
}
