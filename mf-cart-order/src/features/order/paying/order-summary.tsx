import { css } from '@emotion/react';
import type { Checkout, OrderForm } from '@mall/contracts/api/orders/orders';
import { formatWon } from '@mall/contracts/domain/money';
import { useServices } from '@mall/remote-kit/services';
import { ActionBar } from '@mall/ui/controls/action-bar';
import { Button } from '@mall/ui/controls/button';
import { AmountRows } from '@mall/ui/layout/amount-rows';
import type { UseFormReturn } from 'react-hook-form';
import { amountRowsOf } from '../../../shared/amount-rows-of.ts';
import { panelTitle, summaryPanel } from '../../../shared/layout.ts';
import { type Payment, payButtonId } from '../window/mutations.ts';
import { PaymentNoticeBox } from '../window/payment-notice.tsx';
import { Agreements } from './agreements.tsx';
import { copy } from './copy.ts';
import type { Terms } from './terms-dialog.tsx';

const paymentBox = css({ display: 'grid', gap: 12 });

interface Props {
  form: UseFormReturn<OrderForm>;
  checkout: Checkout;
  /** The order is on its way, or what it comes to is being counted anew. */
  isBusy: boolean;
  payment: Payment;
  onView: (terms: Terms) => void;
}

/** What the order comes to, step by step, what is agreed to, and the way to pay. */
export function OrderSummary({ form, checkout, isBusy, payment, onView }: Props) {
  const { device } = useServices();
  const { amount, is_guest } = checkout;
  const paying = (
    <div css={paymentBox}>
      {payment.notice && <PaymentNoticeBox notice={payment.notice} />}
      <Button id={payButtonId} type="submit" size="xl" full loading={isBusy || payment.isHeld}>
        {formatWon(amount.total)} {copy.pay}
      </Button>
    </div>
  );
  return (
    <section css={summaryPanel} aria-label={copy.total}>
      <h2 css={panelTitle}>{copy.summary}</h2>
      <AmountRows rows={amountRowsOf(amount)} total={{ label: copy.total, amount: amount.total }} />
      <Agreements form={form} isGuest={is_guest} onView={onView} />
      {device.isMobileLayout ? <ActionBar>{paying}</ActionBar> : paying}
    </section>
  );
}
