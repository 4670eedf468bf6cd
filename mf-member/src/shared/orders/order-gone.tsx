import { useServices, useSession } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { copy } from './copy.ts';

/** Of an order that is not there, or not the visitor's: the same words, and where to find one's own. */
export function OrderGone() {
  const { location } = useServices();
  const isMember = useSession().status === 'in';
  const back = encodeURIComponent(location.current().pathname);
  return (
    <EmptyState
      icon="alert"
      title={copy.goneTitle}
      description={isMember ? copy.goneMember : copy.goneGuest}
      action={
        isMember ? (
          <Button href="/mypage/orders">{copy.toOrders}</Button>
        ) : (
          <>
            <Button variant="secondary" href={`/member/login?redirect_url=${back}`}>
              {copy.toLogin}
            </Button>
            <Button href="/guest/order">{copy.toGuestOrder}</Button>
          </>
        )
      }
    />
  );
}
