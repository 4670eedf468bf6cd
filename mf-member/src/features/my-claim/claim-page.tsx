import { css } from '@emotion/react';
import { isApiError } from '@mall/contracts/client/api-error';
import type { PageProps } from '@mall/remote-kit/define-remote';
import { useServices } from '@mall/remote-kit/services';
import { idParam } from '@mall/remote-kit/url-params';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { useQuery } from '@tanstack/react-query';
import { CodeGate } from '../../shared/orders/code/code-gate.tsx';
import { OrderFrame } from '../../shared/orders/order-frame.tsx';
import { OrderGone } from '../../shared/orders/order-gone.tsx';
import { orderIdOf, orderQuery } from '../../shared/orders/queries.ts';
import { ClaimForm } from './claim-form.tsx';
import { kindOf } from './claim-state.ts';
import { copy } from './copy.ts';

const skeleton = css({ display: 'grid', gap: 24 });

/** Where lines of an order are cancelled, returned or exchanged. */
export function Page({ params, url }: PageProps) {
  const kind = kindOf(url);
  return (
    <OrderFrame title={copy.titles[kind]} active="claims" skeleton={<ClaimSkeleton />}>
      <Content key={url.search} orderId={orderIdOf(params)} url={url} />
    </OrderFrame>
  );
}

function Content({ orderId, url }: { orderId: string; url: URL }) {
  const { data, error, refetch } = useQuery(orderQuery(useServices(), orderId));
  if (data?.needs_code) return <CodeGate orderId={orderId} />;
  if (data)
    return <ClaimForm data={data} kind={kindOf(url)} lineId={idParam(url.searchParams.get('line'))} />;
  if (isApiError(error, 'NOT_FOUND') || isApiError(error, 'INVALID_REQUEST')) return <OrderGone />;
  if (error) return <ErrorState title={copy.failed} onRetry={() => void refetch()} />;
  return <ClaimSkeleton />;
}

function ClaimSkeleton() {
  return (
    <div css={skeleton} role="status" aria-busy aria-label={copy.loading}>
      <Skeleton height={180} />
      <Skeleton height={160} />
      <Skeleton height={220} />
    </div>
  );
}
