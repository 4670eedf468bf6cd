import { css } from '@emotion/react';
import type { Review } from '@mall/contracts/api/community/reviews';
import { formatCount } from '@mall/contracts/domain/money';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { color, fontSize } from '@mall/ui/theme';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Pager } from '../pager/pager.tsx';
import { copy } from './copy.ts';
import { PhotoViewer } from './photos/photo-viewer-lazy.tsx';
import { reviewListQuery } from './queries.ts';
import { ReviewActions } from './review-actions.tsx';
import { isNarrowed, type ReviewFilter } from './review-filter.ts';
import { ReviewItem } from './review-item.tsx';

const count = css({ color: color.ink, fontSize: fontSize.body, fontWeight: 600, scrollMarginTop: 120 });
const busy = css({ opacity: 0.5 });

interface Props {
  productId: number;
  filter: ReviewFilter;
  page: number;
  onPage: (page: number) => void;
  onReset: () => void;
}

/** A page of reviews; the one before stays until the next is there. */
export function ReviewList({ productId, filter, page, onPage, onReset }: Props) {
  const services = useServices();
  const top = useRef<HTMLParagraphElement>(null);
  const [opened, setOpened] = useState<{ review: Review; index: number } | null>(null);
  const query = reviewListQuery(services, productId, filter, page);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
  });
  if (error && !data)
    return <ErrorState title={copy.failed} onRetry={() => void refetch()} headingLevel={3} />;
  if (!data) return <Skeleton height={640} />;
  const { rows, paginate } = data;
  const showPage = (next: number) => {
    onPage(next);
    top.current?.scrollIntoView();
    top.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <p css={count} ref={top} tabIndex={-1} role="status">
        {copy.found(formatCount(paginate.total))}
      </p>
      {rows.length === 0 && (
        <EmptyState
          title={copy.noneFound}
          description={copy.noneFoundDescription}
          headingLevel={3}
          action={
            isNarrowed(filter) && (
              <Button variant="secondary" onClick={onReset}>
                {copy.reset}
              </Button>
            )
          }
        />
      )}
      <div css={isPlaceholderData && busy} aria-busy={isPlaceholderData}>
        {rows.map((review) => (
          <ReviewItem
            key={review.review_id}
            review={review}
            onPhoto={(index) => setOpened({ review, index })}
          >
            <ReviewActions review={review} />
          </ReviewItem>
        ))}
      </div>
      <Pager label={copy.pages} page={page} lastPage={paginate.last_page} onPage={showPage} />
      <PhotoViewer
        reviews={opened ? [opened.review] : []}
        start={opened?.index ?? null}
        onClose={() => setOpened(null)}
      />
    </>
  );
}
