import { css } from '@emotion/react';
import type { PageProps } from '@mall/remote-kit/define-remote';
import { useServices, useSession } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { media } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { BoardPage } from '../../shared/board-page.tsx';
import { CardsSkeleton } from '../../shared/list-states.tsx';
import { siteSettingsQuery } from '../../shared/queries.ts';
import { copy } from './copy.ts';
import { type Coupon, CouponTicket } from './coupon-ticket.tsx';
import { useDownloadAll } from './mutations.ts';
import { couponsQuery } from './queries.ts';

/** The Coupon Zone, where the site has one (spec 2.1, 7.3). */
export function Page({ url }: PageProps) {
  const settings = useQuery(siteSettingsQuery(useServices(), url));
  const retry = () => void settings.refetch();
  const isOn = settings.data?.is_coupon_zone;
  return (
    <BoardPage title={copy.title} description={isOn ? copy.description : undefined}>
      {!settings.data && settings.error && <ErrorState title={copy.failed} onRetry={retry} />}
      {settings.isPending && <CardsSkeleton />}
      {isOn === false && (
        <EmptyState
          icon="coupon"
          title={copy.off}
          description={copy.offHint}
          action={<Button href="/event/list">{copy.toEvents}</Button>}
        />
      )}
      {isOn && <Zone />}
    </BoardPage>
  );
}

function Zone() {
  const { data, error, refetch } = useQuery(couponsQuery(useServices()));
  if (data?.rows.length === 0) return <EmptyState icon="coupon" title={copy.empty} />;
  if (data) return <Coupons rows={data.rows} />;
  return error ? <ErrorState title={copy.failed} onRetry={() => void refetch()} /> : <CardsSkeleton />;
}

const top = css({ marginTop: 24, [media.md]: { maxWidth: 320 } });
const list = css({
  display: 'grid',
  gap: 12,
  marginTop: 16,
  [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 16 },
});

function Coupons({ rows }: { rows: readonly Coupon[] }) {
  const { session } = useServices();
  const isGuest = useSession().status === 'out';
  const { send, isBusy } = useDownloadAll();
  const open = rows.filter((coupon) => !coupon.is_downloaded && !coupon.is_sold_out);
  const ids = open.map((coupon) => coupon.coupon_id);
  return (
    <>
      <div css={top}>
        <Button
          full
          variant="accent"
          size="xl"
          loading={isBusy}
          disabled={ids.length === 0}
          onClick={() => void (isGuest ? session.requireLogin() : send(ids))}
        >
          {ids.length === 0 ? copy.nothingLeft : copy.all}
        </Button>
      </div>
      <ul css={list} aria-label={copy.list}>
        {rows.map((coupon) => (
          <CouponTicket key={coupon.coupon_id} coupon={coupon} />
        ))}
      </ul>
    </>
  );
}
