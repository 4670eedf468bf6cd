import { css } from '@emotion/react';
import type { PageProps } from '@mall/remote-kit/define-remote';
import { useServices } from '@mall/remote-kit/services';
import { pageParam } from '@mall/remote-kit/url-params';
import { Button } from '@mall/ui/controls/button';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { Breadcrumb } from '@mall/ui/layout/breadcrumb';
import { Pagination } from '@mall/ui/layout/pagination';
import { color } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { boardFrame, boardTitle } from '../../shared/board-frame.ts';
import { copy } from './copy.ts';
import { NoticeListSkeleton } from './notice-list-skeleton.tsx';
import { NoticeRow } from './notice-row.tsx';
import { noticeListQuery } from './queries.ts';

const list = css({ marginTop: 24, borderTop: `1px solid ${color.ink}` });
const pages = css({ marginTop: 40 });
const hrefOf = (page: number) => (page > 1 ? `/board/notice?page=${page}` : '/board/notice');

/** The notice board: pinned notices first, ten on a page. */
export function Page({ url }: PageProps) {
  const page = pageParam(url);
  const { data, error, refetch } = useQuery(noticeListQuery(useServices(), page));
  return (
    <div css={boardFrame}>
      <Breadcrumb items={[{ label: copy.home, href: '/' }, { label: copy.title }]} />
      <h1 css={[boardTitle, { marginTop: 12 }]}>{copy.title}</h1>
      {!data && error && <ErrorState title={copy.failed} onRetry={() => void refetch()} />}
      {!data && !error && <NoticeListSkeleton />}
      {data?.rows.length === 0 && <Nothing page={page} />}
      {data && data.rows.length > 0 && (
        <ul css={list}>
          {data.rows.map((notice) => (
            <NoticeRow key={notice.notice_id} notice={notice} />
          ))}
        </ul>
      )}
      {data && (
        <div css={pages}>
          <Pagination page={page} lastPage={data.paginate.last_page} href={hrefOf} />
        </div>
      )}
    </div>
  );
}

function Nothing({ page }: { page: number }) {
  if (page === 1) return <EmptyState title={copy.empty} />;
  return (
    <EmptyState
      title={copy.emptyPage}
      action={
        <Button variant="secondary" href={hrefOf(1)}>
          {copy.toFirstPage}
        </Button>
      }
    />
  );
}
