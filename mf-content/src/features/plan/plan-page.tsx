import type { PageProps } from '@mall/remote-kit/define-remote';
import { useServices } from '@mall/remote-kit/services';
import { useQuery } from '@tanstack/react-query';
import { boardFrame } from '../../shared/board-frame.ts';
import { CardsSkeleton, FailedArticle } from '../../shared/list-states.tsx';
import { previewOf } from '../../shared/preview.ts';
import { copy } from './copy.ts';
import { planListHref } from './plan-href.ts';
import { PlanView } from './plan-view.tsx';
import { planQuery, sortParam } from './queries.ts';

/** One plan. */
export function Page({ params, url }: PageProps) {
  const { data, error, refetch } = useQuery(planQuery(useServices(), params.planId, url));
  if (data) return <PlanView key={data.plan_id} plan={data} sort={sortParam(url)} preview={previewOf(url)} />;
  if (error)
    return (
      <FailedArticle
        error={error}
        notFound={copy.notFound}
        notFoundHint={copy.notFoundHint}
        listHref={planListHref(null)}
        onRetry={() => void refetch()}
      />
    );
  return (
    <div css={boardFrame}>
      <CardsSkeleton />
    </div>
  );
}
