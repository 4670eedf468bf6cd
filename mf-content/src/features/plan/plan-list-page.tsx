import { familySiteOf } from '@mall/contracts/domain/family-site';
import { formatDate } from '@mall/contracts/domain/korean-time';
import type { PageProps } from '@mall/remote-kit/define-remote';
import { useServices } from '@mall/remote-kit/services';
import { pageParam } from '@mall/remote-kit/url-params';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { useQuery } from '@tanstack/react-query';
import { BoardPage } from '../../shared/board-page.tsx';
import { Card, CardList } from '../../shared/card-list.tsx';
import { Chips } from '../../shared/chips.tsx';
import { copy as words } from '../../shared/copy.ts';
import { CardsSkeleton, EmptyPage } from '../../shared/list-states.tsx';
import { Pages } from '../../shared/pages.tsx';
import { copy } from './copy.ts';
import { planHref, planListHref, tabParam } from './plan-href.ts';
import { planListQuery } from './queries.ts';

const sizes = '(min-width: 1024px) 480px, (min-width: 640px) 50vw, 100vw';

/** Plans by brand (spec 2.1). */
export function Page({ url }: PageProps) {
  const { data, error, refetch } = useQuery(planListQuery(useServices(), url));
  const tab = tabParam(url);
  const page = pageParam(url);
  // The tab in force is there also when it has no plan left.
  const sites = [...new Set([...(data?.sites ?? []), ...(tab ? [tab.code] : [])])].map(familySiteOf);
  return (
    <BoardPage title={copy.title} description={copy.description} isWide>
      <Chips
        label={copy.tabs}
        current={planListHref(tab)}
        items={[
          { href: planListHref(null), label: copy.all },
          ...sites.map((site) => ({ href: planListHref(site), label: site.nameKo })),
        ]}
      />
      {!data && error && <ErrorState title={copy.failed} onRetry={() => void refetch()} />}
      {!data && !error && <CardsSkeleton />}
      {data?.rows.length === 0 && <EmptyPage page={page} empty={copy.empty} firstHref={planListHref(tab)} />}
      {data && data.rows.length > 0 && (
        <CardList>
          {data.rows.map((plan, index) => (
            <Card
              key={plan.plan_id}
              href={planHref(plan.plan_id)}
              picture={plan.image}
              sizes={sizes}
              title={plan.title}
              subtitle={plan.subtitle}
              meta={metaOf(plan)}
              priority={index < 3}
            />
          ))}
        </CardList>
      )}
      {data && <Pages paginate={data.paginate} href={(number) => planListHref(tab, number)} />}
    </BoardPage>
  );
}

function metaOf({ family_site, end_at }: { family_site: string; end_at: string | null }): string {
  const brand = familySiteOf(family_site).nameKo;
  return end_at ? `${brand} · ${words.until(formatDate(end_at))}` : brand;
}
