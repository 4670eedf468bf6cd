import { css } from '@emotion/react';
import type { listMyClaims } from '@mall/contracts/api/orders/my-claims';
import { formatDate } from '@mall/contracts/domain/korean-time';
import type { EndpointData } from '@mall/contracts/endpoint';
import type { PageProps } from '@mall/remote-kit/define-remote';
import { useServices } from '@mall/remote-kit/services';
import { pageParam } from '@mall/remote-kit/url-params';
import { Button } from '@mall/ui/controls/button';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { Icon } from '@mall/ui/icon';
import { Pagination } from '@mall/ui/layout/pagination';
import { Tabs } from '@mall/ui/layout/tabs';
import { LineSummary } from '@mall/ui/orders/line-summary';
import { color, fontSize } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { MyFrame } from '../../../shared/my-frame/my-frame.tsx';
import { LineStatus } from '../../../shared/orders/line-status.tsx';
import { copy } from './copy.ts';
import { claimsQuery, listedKind } from './queries.ts';

type Claim = EndpointData<typeof listMyClaims>['rows'][number];

const row = css({ display: 'grid', gap: 10, padding: '18px 0', borderBottom: `1px solid ${color.line}` });
const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  fontSize: fontSize.note,
  color: color.quiet,
  '& b': { marginRight: 8, color: color.ink },
  '& > a': { display: 'flex', flex: 'none', alignItems: 'center', minHeight: 44, color: color.text },
});
const pager = css({ marginTop: 40 });
const skeleton = css({ display: 'grid', gap: 20, marginTop: 20 });

function href(kind: string | null, page = 1): string {
  const query = new URLSearchParams({
    ...(kind ? { kind: kind.toLowerCase() } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  }).toString();
  return query ? `/mypage/claims?${query}` : '/mypage/claims';
}

/** What a member cancelled, returned and exchanged, newest first. */
export function Page({ url }: PageProps) {
  const kind = listedKind(url);
  const tabs = [null, 'CANCEL', 'RETURN', 'EXCHANGE'] as const;
  return (
    <MyFrame title={copy.listTitle} active="claims" skeleton={<ClaimsSkeleton />}>
      <Tabs
        label={copy.kindsLabel}
        fill
        current={href(kind)}
        items={tabs.map((tab) => ({ href: href(tab), label: copy.kinds[tab ?? 'ALL'] }))}
      />
      <Claims url={url} kind={kind} />
    </MyFrame>
  );
}

function Claims({ url, kind }: { url: URL; kind: string | null }) {
  const { data, error, refetch } = useQuery(claimsQuery(useServices(), url));
  if (error) return <ErrorState title={copy.listFailed} onRetry={() => void refetch()} />;
  if (!data) return <ClaimsSkeleton />;
  const page = pageParam(url);
  if (data.rows.length === 0) {
    const isFirst = page === 1;
    return (
      <EmptyState
        icon="refresh"
        title={isFirst ? copy.empty : copy.emptyPage}
        description={isFirst ? copy.emptyHint : undefined}
        action={
          <Button variant="secondary" href={isFirst ? '/mypage/orders' : href(kind)}>
            {isFirst ? copy.toOrders : copy.firstPage}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <ul>
        {data.rows.map((claim) => (
          <ClaimRow key={`${claim.kind}${claim.claim_id}${claim.line.order_line_id}`} claim={claim} />
        ))}
      </ul>
      <div css={pager}>
        <Pagination page={page} lastPage={data.paginate.last_page} href={(next) => href(kind, next)} />
      </div>
    </>
  );
}

function ClaimRow({ claim: { kind, state, requested_at, order_id, line } }: { claim: Claim }) {
  const address = `/mypage/orders/${order_id}`;
  return (
    <li css={row}>
      <div css={head}>
        <p className="tabular">
          <b>
            {copy.kindMarks[kind]} {copy.states[state]}
          </b>
          {copy.requestedOn(formatDate(requested_at))}
        </p>
        <a href={address} aria-label={`${line.product_name} ${copy.detailLink}`}>
          {copy.detailLink}
          <Icon name="chevron-right" size={16} />
        </a>
      </div>
      <LineSummary line={line} showQuantity amount={line.line_price}>
        <LineStatus status={line.status} payment_state="PAID" />
      </LineSummary>
    </li>
  );
}

function ClaimsSkeleton() {
  return (
    <div css={skeleton} role="status" aria-busy aria-label={copy.loading}>
      <Skeleton height={44} />
      <Skeleton height={160} />
      <Skeleton height={160} />
    </div>
  );
}
