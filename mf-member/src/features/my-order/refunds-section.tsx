import { css } from '@emotion/react';
import { formatDate } from '@mall/contracts/domain/korean-time';
import { formatCount, formatWon } from '@mall/contracts/domain/money';
import { bankName } from '@mall/contracts/domain/orders/names/bank-name';
import { lazyPart } from '@mall/remote-kit/lazy-part';
import { Button } from '@mall/ui/controls/button';
import { color, fontSize } from '@mall/ui/theme';
import { Suspense, useState } from 'react';
import type { MyOrder } from '../../shared/orders/queries.ts';
import { copy } from './copy.ts';
import { facts, quiet, Section } from './section.tsx';

const AccountDialog = lazyPart(() =>
  import(/* webpackChunkName: "my-order-parts" */ './account-dialog.tsx').then(
    (module) => module.AccountDialog,
  ),
);

const list = css({
  '& > li': { padding: '14px 0', borderBottom: `1px solid ${color.line}` },
  '& p': { display: 'flex', justifyContent: 'space-between', gap: 12 },
  '& small': { color: color.quiet, fontSize: fontSize.note },
  '& b': { color: color.ink },
});
const wanting = css({
  marginTop: 14,
  padding: 14,
  border: `1px solid ${color.sale}`,
  display: 'grid',
  gap: 10,
});

/** What went back or is on its way, and the account that it goes to. */
export function RefundsSection({ data }: { data: MyOrder }) {
  const [isNaming, setNaming] = useState(false);
  const { refunds, refund_account, needs_refund_account, order } = data;
  const isDue = refunds.some(({ state, amount }) => state === 'DUE' && amount > 0);
  const isWanting = needs_refund_account && !refund_account && (isDue || order.is_payment_returned === true);
  if (refunds.length === 0 && !isWanting && !refund_account) return null;
  return (
    <Section title={copy.refunds}>
      <ul css={list} className="tabular">
        {refunds.map((refund) => (
          <li key={refund.created_at}>
            <p>
              <b>{copy.refundStates[refund.state]}</b>
              <b>{formatWon(refund.amount)}</b>
            </p>
            <p>
              <small>
                {refund.done_at
                  ? copy.refundOn(formatDate(refund.done_at))
                  : copy.refundAsked(formatDate(refund.created_at))}
              </small>
              {refund.point_amount > 0 && (
                <small>
                  {copy.refundPoints} {copy.points(formatCount(refund.point_amount))}
                </small>
              )}
            </p>
          </li>
        ))}
      </ul>
      {refund_account && (
        <dl css={facts}>
          <div>
            <dt>{copy.account}</dt>
            <dd>
              {bankName(refund_account.bank)} {refund_account.number} {refund_account.holder}
              {isDue && !data.needs_code && (
                <Button variant="secondary" size="md" onClick={() => setNaming(true)}>
                  {copy.changeAccount}
                </Button>
              )}
            </dd>
          </div>
        </dl>
      )}
      {isWanting && (
        <div css={wanting}>
          <p>{copy.accountMissing}</p>
          {!data.needs_code && <Button onClick={() => setNaming(true)}>{copy.nameAccount}</Button>}
        </div>
      )}
      {refunds.length > 0 && !needs_refund_account && <p css={quiet}>{copy.refundNote}</p>}
      {isNaming && (
        <Suspense>
          <AccountDialog orderId={order.order_id} onClose={() => setNaming(false)} />
        </Suspense>
      )}
    </Section>
  );
}
