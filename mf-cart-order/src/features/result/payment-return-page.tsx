import { css } from '@emotion/react';
import type { PageProps } from '@mall/remote-kit/define-remote';
import { Button } from '@mall/ui/controls/button';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { Spinner } from '@mall/ui/feedback/spinner';
import { useEffect, useState } from 'react';
import { orderIdParam } from '../../shared/order-id-param.ts';
import { copy } from './copy.ts';
import { useOrderAgain, useSettlePayment } from './mutations.ts';

const waiting = css({ display: 'grid', justifyItems: 'center', gap: 16, padding: '120px 16px' });
const buttons = css({ display: 'flex', gap: 8, justifyContent: 'center' });

/** Where the payment provider sends the shopper back to: `code` only comes with a failure. Opening it changes nothing. */
export function Page({ url }: PageProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const { send } = useSettlePayment(setFailure);
  const orderId = orderIdParam(url);
  // The bank's own code says more than that it was the bank.
  const code = url.searchParams.get('pgCode') ?? url.searchParams.get('code');
  const again = useOrderAgain();

  useEffect(() => {
    void send({ orderId, code });
  }, [send, orderId, code]);

  if (failure === null) {
    return (
      <div css={waiting}>
        <Spinner size={40} />
        <p role="status">{copy.checking}</p>
      </div>
    );
  }
  return (
    <EmptyState
      title={copy.failedTitle}
      headingLevel={1}
      description={failure}
      icon="alert"
      action={
        <div css={buttons}>
          <Button href="/cart" variant="secondary">
            {copy.toCart}
          </Button>
          <Button loading={again.isBusy} onClick={() => void again.send(orderId)}>
            {copy.retry}
          </Button>
        </div>
      }
    />
  );
}
