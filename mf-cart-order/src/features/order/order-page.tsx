import { css } from '@emotion/react';
import { orderPurchase } from '@mall/contracts/api/orders/orders';
import { isApiError } from '@mall/contracts/client/api-error';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { useEffect } from 'react';
import { twoColumns } from '../../shared/layout.ts';
import { clearOrderComplete, isOrderComplete } from '../../shared/order-complete-cookie.ts';
import { SlimHeader } from '../../shared/slim-header.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { copy } from './copy.ts';
import { useCheckout } from './use-checkout.ts';
import { usePayment } from './window/mutations.ts';
import { PaymentNoticeBox } from './window/payment-notice.tsx';

const resumed = css({ maxWidth: 480, margin: '0 auto', padding: '80px 16px' });
const wayBack = css({ textAlign: 'center' });

/** Order page (spec 2.1, 4.13): for members and, with a remembered order, for guests. */
export function Page() {
  return (
    <>
      <SlimHeader current="order" />
      <Content />
    </>
  );
}

function Content() {
  const { data, error, refetch, ...benefits } = useCheckout();
  const payment = usePayment();
  const { notice } = payment;
  // A payment that was begun before the page was loaded anew may have used the temporary order up.
  const isPaying = notice !== null && notice.kind !== 'unpaid' && data === undefined;
  const isNone = !isPaying && isApiError(error, orderPurchase, 'NO_TEMPORARY_ORDER');
  useOrderCompleteCookie({ isShown: data !== undefined, isNone });
  if (data)
    return (
      <CheckoutForm
        key={data.temporary_id}
        checkout={data}
        refresh={refetch}
        payment={payment}
        {...benefits}
      />
    );
  if (isPaying)
    return (
      <div css={resumed}>
        <PaymentNoticeBox notice={notice} />
      </div>
    );
  if (isNone) return <NoOrder />;
  if (error) return <OrderFailed error={error} onRetry={() => void refetch()} />;
  return (
    <div css={twoColumns} role="status" aria-label={copy.loading}>
      <Skeleton height={640} />
      <Skeleton height={280} />
    </div>
  );
}

function NoOrder() {
  return (
    <EmptyState
      title={copy.none}
      headingLevel={1}
      description={copy.noneDescription}
      icon="bag"
      action={
        <>
          <Button href="/" variant="secondary">
            {copy.toHome}
          </Button>
          <Button href="/cart">{copy.toCart}</Button>
        </>
      }
    />
  );
}

function OrderFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <>
      <ErrorState
        title={copy.failed}
        headingLevel={1}
        description={isApiError(error) ? error.message : undefined}
        onRetry={onRetry}
      />
      <p css={wayBack}>
        <Button href="/cart" variant="ghost">
          {copy.toCart}
        </Button>
      </p>
    </>
  );
}

/** Clears the cookie (spec 2.3). A shopper who comes back after the order was completed goes on to the shop. */
function useOrderCompleteCookie({ isShown, isNone }: { isShown: boolean; isNone: boolean }): void {
  const { navigate } = useServices();
  useEffect(() => {
    if (!isShown && !isNone) return;
    const isOver = isNone && isOrderComplete();
    clearOrderComplete();
    if (isOver) void navigate('/', { replace: true });
  }, [isShown, isNone, navigate]);
}
