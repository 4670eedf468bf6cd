import { css } from '@emotion/react';
import type { PageProps } from '@mall/remote-kit/define-remote';
import { useServices } from '@mall/remote-kit/services';
import { pageParam } from '@mall/remote-kit/url-params';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { media } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { BoardPage } from '../../shared/board-page.tsx';
import { Chips } from '../../shared/chips.tsx';
import { CardsSkeleton, EmptyPage } from '../../shared/list-states.tsx';
import { Pages } from '../../shared/pages.tsx';
import { copy } from './copy.ts';
import { bestReviewsHref, bestReviewsQuery, isPhotoOnly } from './queries.ts';
import { ReviewCard } from './review-card.tsx';

const list = css({
  display: 'grid',
  gap: 16,
  marginTop: 24,
  [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.xl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 24 },
});

/** Reviews that helped most; page and photo filter stand in the address. */
export function Page({ url }: PageProps) {
  const { data, error, refetch } = useQuery(bestReviewsQuery(useServices(), url));
  const isPhoto = isPhotoOnly(url);
  return (
    <BoardPage title={copy.title} description={copy.description} isWide>
      <Chips
        label={copy.filter}
        current={bestReviewsHref(1, isPhoto)}
        items={[
          { href: bestReviewsHref(), label: copy.all },
          { href: bestReviewsHref(1, true), label: copy.photo },
        ]}
      />
      {!data && error && <ErrorState title={copy.failed} onRetry={() => void refetch()} />}
      {!data && !error && <CardsSkeleton />}
      {data?.rows.length === 0 && (
        <EmptyPage page={pageParam(url)} empty={copy.empty} firstHref={bestReviewsHref(1, isPhoto)} />
      )}
      {data && data.rows.length > 0 && (
        <ul css={list}>
          {data.rows.map((review) => (
            <ReviewCard key={review.review_id} review={review} />
          ))}
        </ul>
      )}
      {data && <Pages paginate={data.paginate} href={(page) => bestReviewsHref(page, isPhoto)} />}
    </BoardPage>
  );
}
