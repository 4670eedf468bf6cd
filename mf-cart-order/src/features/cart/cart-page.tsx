import type { CartLine } from '@mall/contracts/api/orders/carts';
import { useServices, useSession } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { Toast } from '@mall/ui/feedback/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { twoColumns } from '../../shared/layout.ts';
import { useOtherTabs } from './actions/use-other-tabs.ts';
import { copy } from './copy.ts';
import { EmptyCart } from './empty-cart.tsx';
import { FilledCart } from './filled-cart.tsx';
import { usePutBack } from './mutations.ts';
import { cartQuery } from './queries.ts';

/** Long enough to reach the button of a message, ms. */
const undoMs = 8000;

/** Cart (spec 3.7, 3.9). */
export function Page() {
  const { status } = useSession();
  const [gone, setGone] = useState<{ words: string; putBack: readonly CartLine[] } | null>(null);
  const { send } = usePutBack();
  const undo = async () => {
    setGone(null);
    if (gone) await send(gone.putBack);
  };
  if (status === 'out') {
    return (
      <EmptyState
        title={copy.guest}
        description={copy.guestDescription}
        headingLevel={1}
        icon="bag"
        action={<Button href="/member/login?redirect_url=%2Fcart">{copy.login}</Button>}
      />
    );
  }
  const undoButton = (
    <button type="button" onClick={() => void undo()}>
      {copy.undo}
    </button>
  );
  return (
    <>
      <MembersCart onGone={(words, putBack) => setGone({ words, putBack })} />
      <Toast
        message={gone?.words ?? null}
        duration={undoMs}
        onClose={() => setGone(null)}
        action={gone && gone.putBack.length > 0 && undoButton}
      />
    </>
  );
}

function MembersCart({ onGone }: { onGone: (words: string, putBack: readonly CartLine[]) => void }) {
  const services = useServices();
  const { status } = useSession();
  const { data, error, refetch } = useQuery({ ...cartQuery(services), enabled: status === 'in' });
  useOtherTabs();
  if (data?.lines.length === 0) return <EmptyCart />;
  if (data) return <FilledCart cart={data} onGone={onGone} />;
  if (error) return <ErrorState title={copy.failed} onRetry={() => void refetch()} />;
  return (
    <div css={twoColumns} role="status" aria-label={copy.loading}>
      <Skeleton height={320} />
      <Skeleton height={240} />
    </div>
  );
}
