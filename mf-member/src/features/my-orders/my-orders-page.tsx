import { css } from '@emotion/react';
import { formatCount } from '@mall/contracts/domain/money';
import { orderStatusLabels } from '@mall/contracts/domain/orders/order-status-labels';
import type { PageProps } from '@mall/remote-kit/define-remote';
import { useServices, useSession } from '@mall/remote-kit/services';
import { pageParam } from '@mall/remote-kit/url-params';
import { Button } from '@mall/ui/controls/button';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { Pagination } from '@mall/ui/layout/pagination';
import { VisuallyHidden } from '@mall/ui/layout/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { MyFrame } from '../../shared/my-frame/my-frame.tsx';
import { writableQuery } from '../../shared/reviews/queries.ts';
import { copy } from './copy.ts';
import { OrderCard } from './order-card.tsx';
import { type OrderSearch, searchHref, searchOf } from './period.ts';
import { PeriodFilter } from './period-filter.tsx';
import { ordersQuery } from './queries.ts';
import { StatusCounts } from './status-counts.tsx';

const pager = css({ marginTop: 40 });
const skeleton = css({ display: 'grid', gap: 24, marginTop: 28 });

/** Orders of a member, by time and by where they are (spec 4.10, 7.5). */
export function Page({ url }: PageProps) {
  const search = searchOf(url, pageParam(url));
  return (
    <MyFrame title={copy.title} active="orders" skeleton={<OrdersSkeleton />}>
      <StatusCounts search={search} />
      <PeriodFilter key={`${search.period}${search.from}${search.to}`} search={search} />
      <Orders url={url} search={search} />
    </MyFrame>
  );
}

function Orders({ url, search }: { url: URL; search: OrderSearch }) {
  const services = useServices();
  const isMember = useSession().status === 'in';
  const { data, error, refetch } = useQuery(ordersQuery(services, url));
  // What can be reviewed is a kindness: the list stands without it.
  const writable = useQuery({ ...writableQuery(services), enabled: isMember && data !== undefined });
  if (error) return <ErrorState title={copy.failed} onRetry={() => void refetch()} />;
  if (!data) return <OrdersSkeleton />;
  if (data.rows.length === 0) return <NoOrders search={search} />;
  const ids = new Set(writable.data?.rows.map(({ order_line_id }) => order_line_id));
  return (
    <section>
      <VisuallyHidden>
        <p role="status">{copy.resultCount(formatCount(data.paginate.total))}</p>
      </VisuallyHidden>
      <ul>
        {data.rows.map((order) => (
          <OrderCard key={order.order_id} order={order} writable={ids} />
        ))}
      </ul>
      <div css={pager}>
        <Pagination
          page={search.page}
          lastPage={data.paginate.last_page}
          href={(page) => searchHref({ ...search, page })}
        />
      </div>
    </section>
  );
}

function NoOrders({ search }: { search: OrderSearch }) {
  if (search.page > 1)
    return (
      <EmptyState
        title={copy.emptyPage}
        action={
          <Button variant="secondary" href={searchHref({ ...search, page: 1 })}>
            {copy.firstPage}
          </Button>
        }
      />
    );
  const { status } = search;
  return (
    <EmptyState
      icon="bag"
      title={status ? copy.emptyStatus(orderStatusLabels[status]) : copy.empty}
      description={copy.emptyHint}
      action={
        <>
          {status && (
            <Button variant="secondary" href={searchHref({})}>
              {copy.everything}
            </Button>
          )}
          <Button href="/goods/list">{copy.browse}</Button>
        </>
      }
    />
  );
}

function OrdersSkeleton() {
  return (
    <div css={skeleton} role="status" aria-busy aria-label={copy.title}>
      <Skeleton height={44} />
      <Skeleton height={260} />
      <Skeleton height={260} />
    </div>
  );
}
