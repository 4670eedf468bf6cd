import { css } from '@emotion/react';
import { formatCount } from '@mall/contracts/domain/money';
import type { PageProps } from '@mall/remote-kit/define-remote';
import { useServices } from '@mall/remote-kit/services';
import { pageParam } from '@mall/remote-kit/url-params';
import { Button } from '@mall/ui/controls/button';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { color, fontSize } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { BoardPage } from '../../shared/board-page.tsx';
import { copy as words } from '../../shared/copy.ts';
import { EmptyPage, RowsSkeleton } from '../../shared/list-states.tsx';
import { Pages } from '../../shared/pages.tsx';
import { keywordParam } from '../../shared/search/keyword-param.ts';
import { SearchForm } from '../../shared/search/search-form.tsx';
import { copy } from './copy.ts';
import { NoticeRow } from './notice-row.tsx';
import { noticeListHref, noticeListQuery } from './queries.ts';

const search = css({ marginTop: 20 });
const list = css({ marginTop: 24, borderTop: `1px solid ${color.ink}` });
const found = css({ marginTop: 20, color: color.quiet, fontSize: fontSize.note });

/** The notice board: pinned notices first, ten on a page; searched by title and text. */
export function Page({ url }: PageProps) {
  const page = pageParam(url);
  const keyword = keywordParam(url);
  const { data, error, refetch } = useQuery(noticeListQuery(useServices(), url));
  return (
    <BoardPage title={copy.title}>
      <div css={search}>
        <SearchForm action="/board/notice" label={copy.search} keyword={keyword} />
      </div>
      {!data && error && <ErrorState title={copy.failed} onRetry={() => void refetch()} />}
      {!data && !error && <RowsSkeleton />}
      {data && keyword && (
        <p css={found} role="status">
          {words.found(keyword, formatCount(data.paginate.total))}
        </p>
      )}
      {data?.rows.length === 0 &&
        (keyword && page === 1 ? (
          <NothingFound keyword={keyword} />
        ) : (
          <EmptyPage page={page} empty={copy.empty} firstHref={noticeListHref(1, keyword)} />
        ))}
      {data && data.rows.length > 0 && (
        <ul css={list}>
          {data.rows.map((notice) => (
            <NoticeRow key={notice.notice_id} notice={notice} />
          ))}
        </ul>
      )}
      {data && <Pages paginate={data.paginate} href={(number) => noticeListHref(number, keyword)} />}
    </BoardPage>
  );
}

function NothingFound({ keyword }: { keyword: string }) {
  return (
    <EmptyState
      title={words.nothingFound(keyword)}
      description={words.nothingFoundHint}
      action={
        <Button variant="secondary" href={noticeListHref()}>
          {copy.all}
        </Button>
      }
    />
  );
}
