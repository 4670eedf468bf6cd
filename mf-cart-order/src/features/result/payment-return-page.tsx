import { css } from '@emotion/react';
import { checkOrderPayment, reportFailedOrder } from '@mall/contracts/api/orders';
import { isApiError } from '@mall/contracts/client/api-error';
import type { PageProps } from '@mall/remote-kit/define-remote';
import { type RemoteServices, useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/button';
import { EmptyState } from '@mall/ui/empty-state';
import { Spinner } from '@mall/ui/spinner';
import { useEffect, useRef, useState } from 'react';
import { markOrderComplete } from '../../shared/order-complete-cookie.ts';
import { copy } from './copy.ts';

const waiting = css({ display: 'grid', justifyItems: 'center', gap: 16, padding: '120px 16px' });
const buttons = css({ display: 'flex', gap: 8, justifyContent: 'center' });

/** A payment that the provider is still working on is asked about again after this long, ms, this many times. */
const pendingPauseMs = 1500;
const pendingTries = 5;

/** Settles the order with the server, which asks the provider itself. Resolves with the reason of a failure, or null. */
async function settle(
  { api }: RemoteServices,
  orderId: string,
  providerMessage: string | null,
): Promise<string | null> {
  if (providerMessage !== null) {
    await api(reportFailedOrder, { body: { order_id: orderId } }).catch(() => undefined);
    return providerMessage;
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      await api(checkOrderPayment, { body: { order_id: orderId } });
      return null;
    } catch (error) {
      if (!isApiError(error, 'PAYMENT_PENDING') || attempt >= pendingTries)
        return isApiError(error) ? error.message : copy.failedDefault;
      await new Promise((resolve) => setTimeout(resolve, pendingPauseMs));
    }
  }
}

/** Where the payment provider sends the shopper back to: `code` and `message` only come with a failure. */
export function Page({ url }: PageProps) {
  const services = useServices();
  const [failure, setFailure] = useState<string | null>(null);
  const hasStarted = useRef(false);
  const orderId = url.searchParams.get('order_id') ?? '';
  const providerMessage = url.searchParams.has('code')
    ? (url.searchParams.get('message') ?? copy.failedDefault)
    : null;

  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void settle(services, orderId, providerMessage).then((reason) => {
      if (reason !== null) return setFailure(reason);
      markOrderComplete();
      return services.navigate(`/order/complete?order_id=${encodeURIComponent(orderId)}`, { replace: true });
    });
  }, [services, orderId, providerMessage]);

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
