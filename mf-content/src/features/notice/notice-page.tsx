import { isApiError } from '@mall/contracts/client/api-error';
import type { PageProps } from '@mall/remote-kit/define-remote';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { useQuery } from '@tanstack/react-query';
import { boardFrame } from '../../shared/board-frame.ts';
import { RowsSkeleton } from '../../shared/list-states.tsx';
import { copy } from './copy.ts';
import { NoticeArticle } from './notice-article.tsx';
import { noticeQuery } from './queries.ts';

/** One notice. */
export function Page({ params }: PageProps) {
  const { data, error, refetch } = useQuery(noticeQuery(useServices(), params.noticeId));
  if (data) return <NoticeArticle key={data.notice_id} notice={data} />;
  if (isApiError(error, 'NOT_FOUND')) {
    return (
      <EmptyState
        headingLevel={1}
        title={copy.notFound}
        description={copy.notFoundHint}
        action={<Button href="/board/notice">{copy.toList}</Button>}
      />
    );
  }
  if (error) return <ErrorState headingLevel={1} title={copy.failed} onRetry={() => void refetch()} />;
  return (
    <div css={boardFrame}>
      <RowsSkeleton />
    </div>
  );
}
