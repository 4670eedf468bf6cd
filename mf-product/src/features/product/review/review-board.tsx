import type { ProductView } from '@mall/contracts/api/catalogue/product-view';
import { useServices } from '@mall/remote-kit/services';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { copy } from './copy.ts';
import { FitShares } from './fit-shares.tsx';
import { PhotoWall } from './photos/photo-wall.tsx';
import { reviewSummaryQuery } from './queries.ts';
import { wholeList } from './review-filter.ts';
import { ReviewFilters } from './review-filters.tsx';
import { ReviewList } from './review-list.tsx';
import { ScoreSummary } from './score-summary.tsx';
import { WriteReview } from './write/write-review.tsx';

interface Props extends Pick<ProductView, 'product_id' | 'goods_kind'> {
  /** What the page knew when it was made. */
  total: ProductView['review_summary'];
}

/** All reviews of a product: what they say together, their photos, the list with its filters, and writing one. */
export function ReviewBoard({ product_id, goods_kind, total }: Props) {
  const services = useServices();
  const { data: summary } = useQuery(reviewSummaryQuery(services, product_id));
  const [filter, setFilter] = useState(wholeList);
  const [page, setPage] = useState(1);
  const known = summary ?? total;
  const write = <WriteReview productId={product_id} goodsKind={goods_kind} />;
  if (known.count === 0)
    return (
      <>
        <EmptyState title={copy.none} description={copy.noneDescription} headingLevel={3} />
        {write}
      </>
    );
  return (
    <>
      <ScoreSummary total={known}>{summary && <FitShares fit={summary.fit} />}</ScoreSummary>
      {summary && summary.photo_count > 0 && <PhotoWall productId={product_id} />}
      {write}
      <ReviewFilters
        summary={summary}
        filter={filter}
        onFilter={(next) => {
          setFilter(next);
          setPage(1);
        }}
      />
      <ReviewList
        productId={product_id}
        filter={filter}
        page={page}
        onPage={setPage}
        onReset={() => setFilter({ ...wholeList, sort: filter.sort })}
      />
    </>
  );
}
