import { css } from '@emotion/react';
import type { Order } from '@mall/contracts/api/orders/orders';
import { formatDayAndTime } from '@mall/contracts/domain/korean-time';
import { formatWon } from '@mall/contracts/domain/money';
import { bankName } from '@mall/contracts/domain/orders/names/bank-name';
import { payMethodLabels } from '@mall/contracts/domain/orders/pay-method-labels';
import { lazyPart } from '@mall/remote-kit/lazy-part';
import { Button } from '@mall/ui/controls/button';
import { AmountRows } from '@mall/ui/layout/amount-rows';
import { color } from '@mall/ui/theme';
import { Suspense, useState } from 'react';
import { amountRowsOf } from '../../shared/orders/amount-rows-of.ts';
import { CopyButton } from '../../shared/orders/copy-button.tsx';
import { copy } from './copy.ts';
import { facts, quiet, Section } from './section.tsx';

const ReceiptDialog = lazyPart(() =>
  import(/* webpackChunkName: "my-order-parts" */ './receipt/receipt-dialog.tsx').then(
    (module) => module.ReceiptDialog,
  ),
);

const rows = css({ paddingBlock: 12 });
const accountBox = css({ margin: '16px 0', padding: '4px 16px 14px', border: `1px solid ${color.ink}` });

/** Where, how much and until when to pay; nothing for an order that waits for no deposit. */
export function DepositSection({ order: { deposit, payment_state, amount } }: { order: Order }) {
  if (!deposit || payment_state !== 'READY') return null;
  return (
    <Section title={copy.deposit}>
      <div css={accountBox}>
        <dl css={facts}>
          <div>
            <dt>{copy.depositAccount}</dt>
            <dd>
              {bankName(deposit.bank)} <strong className="tabular">{deposit.number}</strong>
              <CopyButton text={deposit.number} label={copy.copyAccount} />
            </dd>
          </div>
          <div>
            <dt>{copy.depositAmount}</dt>
            <dd>
              <strong className="tabular">{formatWon(amount.total)}</strong>
            </dd>
          </div>
          {deposit.due_at && (
            <div>
              <dt>{copy.depositUntil}</dt>
              <dd>
                <strong>{copy.depositDue(formatDayAndTime(deposit.due_at))}</strong>
              </dd>
            </div>
          )}
        </dl>
        <p css={quiet}>{copy.depositLate}</p>
      </div>
    </Section>
  );
}

/** How the total came about, by what it was paid, and the paper for it. */
export function PaymentSection({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false);
  const isPaid = order.payment_state === 'PAID';
  return (
    <Section
      title={copy.payment}
      action={
        isPaid && (
          <Button variant="ghost" size="md" onClick={() => setOpen(true)}>
            {copy.receipt}
          </Button>
        )
      }
    >
      <div css={rows}>
        <AmountRows
          rows={amountRowsOf(order.amount)}
          total={{ label: copy.total, amount: order.amount.total }}
        />
      </div>
      <dl css={facts}>
        <div>
          <dt>{copy.method}</dt>
          <dd>{payMethodLabels[order.pay_method]}</dd>
        </div>
      </dl>
      {isOpen && (
        <Suspense>
          <ReceiptDialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Section>
  );
}
