import { css } from '@emotion/react';
import type { PageProps } from '@mall/remote-kit/define-remote';
import { Button } from '@mall/ui/controls/button';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { Spinner } from '@mall/ui/spinner';
import { color } from '@mall/ui/theme';
import { useEffect, useState } from 'react';
import { orderIdParam } from '../../shared/order-id-param.ts';
import { useWatchedPayment } from '../../shared/watch-payment.ts';
import { copy } from './copy.ts';
import { type Unpaid, useOrderAgain, useSettlePayment } from './mutations.ts';

const waiting = css({ display: 'grid', justifyItems: 'center', gap: 16, padding: '120px 16px' });
const hint = css({ maxWidth: 360, textAlign: 'center', color: color.quiet });
const buttons = css({ display: 'flex', gap: 8, justifyContent: 'center' });

/** Where the payment provider sends the shopper back to: `code` only comes with a failure. Opening it changes nothing. */
export function Page({ url }: PageProps) {
  const [unpaid, setUnpaid] = useState<Unpaid | null>(null);
  const { send } = useSettlePayment(setUnpaid);
  const orderId = orderIdParam(url);
  // The bank's own code says more than that it was the bank.
  const code = url.searchParams.get('pgCode') ?? url.searchParams.get('code');
  const again = useOrderAgain();
  const isUnknown = unpaid !== null && !unpaid.isKnown;
  useWatchedPayment(
    isUnknown ? orderId : null,
    async () => (await send({ orderId, code, isAskedAgain: true })) === true,
  );

  useEffect(() => {
    void send({ orderId, code });
  }, [send, orderId, code]);

  if (unpaid === null || !unpaid.isKnown) {
    return (
      <div css={waiting}>
        <Spinner size={40} />
        <p role="status">{copy.checking}</p>
        {unpaid ? <p css={hint}>{copy.unknown}</p> : null}
      </div>
    );
  }
  return (
    <EmptyState
      title={copy.failedTitle}
      headingLevel={1}
      description={unpaid.words}
      icon="alert"
      action={
        <div css={buttons}>
          <Button href="/cart" variant="secondary">
            {copy.toCart}
          </Button>
          {unpaid.isUncharged ? (
            <Button loading={again.isBusy} onClick={() => void again.send(orderId)}>
              {copy.retry}
            </Button>
          ) : null}
        </div>
      }
    />
  );
}
