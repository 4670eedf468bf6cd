import { css } from '@emotion/react';
import type { PageProps } from '@mall/remote-kit/define-remote';
import { Button } from '@mall/ui/controls/button';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { Spinner } from '@mall/ui/feedback/spinner';
import { useEffect, useState } from 'react';
import { orderIdParam } from '../../shared/order-id-param.ts';
import { copy } from './copy.ts';
import { useSettlePayment } from './mutations.ts';

const waiting = css({ display: 'grid', justifyItems: 'center', gap: 16, padding: '120px 16px' });
const buttons = css({ display: 'flex', gap: 8, justifyContent: 'center' });

/** Where the payment provider sends the shopper back to: `code` and `message` only come with a failure. */
export function Page({ url }: PageProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const { send } = useSettlePayment(setFailure);
  const orderId = orderIdParam(url);
  const providerMessage = url.searchParams.has('code')
    ? (url.searchParams.get('message') ?? copy.failedDefault)
    : null;

  useEffect(() => {
    void send({ orderId, providerMessage });
  }, [send, orderId, providerMessage]);

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
      description={failure}
      icon="alert"
      action={
        <div css={buttons}>
          <Button href="/cart" variant="secondary">
            {copy.toCart}
          </Button>
          <Button href="/order">{copy.retry}</Button>
        </div>
      }
    />
  );
}
