import { useServices, useSession } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { useQuery } from '@tanstack/react-query';
import { twoColumns } from '../../shared/layout.ts';
import { copy } from './copy.ts';
import { FilledCart } from './filled-cart.tsx';
import { cartQuery } from './queries.ts';

/** Cart (spec 3.7, 3.9). */
export function Page() {
  const services = useServices();
  const { status } = useSession();
  const { data, error, refetch } = useQuery({ ...cartQuery(services), enabled: status === 'in' });

  if (status === 'out') {
    return (
      <EmptyState
        title={copy.guest}
        description={copy.guestDescription}
        icon="bag"
        action={<Button href="/member/login?redirect_url=%2Fcart">{copy.login}</Button>}
      />
    );
  }
  if (data?.lines.length === 0) {
    return (
      <EmptyState
        title={copy.empty}
        description={copy.emptyDescription}
        icon="bag"
        action={<Button href="/goods/list">{copy.browse}</Button>}
      />
    );
  }
  if (data) return <FilledCart cart={data} />;
  if (error) return <ErrorState title={copy.failed} onRetry={() => void refetch()} />;
  return (
    <div css={twoColumns} role="status" aria-label={copy.loading}>
      <Skeleton height={320} />
      <Skeleton height={240} />
    </div>
  );
}
