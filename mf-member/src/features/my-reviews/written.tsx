import { css } from '@emotion/react';
import type { listMyReviews } from '@mall/contracts/api/community/my-writings';
import { formatDate } from '@mall/contracts/domain/korean-time';
import { formatCount } from '@mall/contracts/domain/money';
import type { EndpointData } from '@mall/contracts/endpoint';
import { useServices, useSession } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { Icon } from '@mall/ui/icon';
import { Pagination } from '@mall/ui/layout/pagination';
import { Picture } from '@mall/ui/picture';
import { color, fontSize, touchArea } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { copy } from './copy.ts';
import { useDeleteReview } from './mutations.ts';
import { myReviewsQuery, reviewsHref } from './queries.ts';
import { WriteDialog } from './write-dialog-lazy.ts';

type Review = EndpointData<typeof listMyReviews>['rows'][number];

const row = css({ display: 'grid', gap: 12, padding: '20px 0', borderBottom: `1px solid ${color.line}` });
const subject = css({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 12,
  '& small': { display: 'block', color: color.quiet, fontSize: fontSize.note },
});
const name = css({
  color: color.ink,
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  '& > a': { position: 'relative', ...touchArea },
});
const badges = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  color: color.quiet,
  fontSize: fontSize.small,
});
const stars = css({ display: 'inline-flex', color: color.ink });
const text = css({ color: color.text, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
const photos = css({ display: 'flex', flexWrap: 'wrap', gap: 4, '& > *': { width: 88 } });
const foot = css({ display: 'flex', justifyContent: 'flex-end', gap: 8 });
const pager = css({ marginTop: 40 });
const skeleton = css({ display: 'grid', gap: 20, marginTop: 20 });

/** What the member wrote, newest first. */
export function Written({ page }: { page: number }) {
  const isMember = useSession().status === 'in';
  const { data, error, refetch } = useQuery({ ...myReviewsQuery(useServices(), page), enabled: isMember });
  if (error) return <ErrorState title={copy.failed} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton />;
  if (data.rows.length === 0) {
    const isFirst = page === 1;
    return (
      <EmptyState
        icon="star"
        title={isFirst ? copy.noneWritten : copy.emptyPage}
        description={isFirst ? copy.noneWrittenHint : undefined}
        action={
          <Button variant="secondary" href={reviewsHref(isFirst ? 'write' : 'written')}>
            {isFirst ? copy.toWrite : copy.firstPage}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <ul>
        {data.rows.map((review) => (
          <WrittenRow key={review.review_id} review={review} />
        ))}
      </ul>
      <div css={pager}>
        <Pagination
          page={page}
          lastPage={data.paginate.last_page}
          href={(next) => reviewsHref('written', next)}
        />
      </div>
    </>
  );
}

function WrittenRow({ review }: { review: Review }) {
  const { product, score, created_at, option, content, images, like_count, body } = review;
  return (
    <li css={row}>
      <div css={subject}>
        <Picture picture={product.image} sizes="56px" alt="" aspect="3 / 4" />
        <p css={name}>
          {product.is_on_sale ? (
            <a href={`/goods/view/${product.product_id}`}>{product.product_name}</a>
          ) : (
            product.product_name
          )}
          <small>
            {copy.option(option)}
            {!product.is_on_sale && ` · ${copy.offSale}`}
          </small>
        </p>
      </div>
      <p css={badges} className="tabular">
        <span css={stars} role="img" aria-label={copy.outOf(score)}>
          {[1, 2, 3, 4, 5].map((star) => (
            <Icon key={star} name={star > score ? 'star' : 'star-filled'} size={16} />
          ))}
        </span>
        <span>{formatDate(created_at)}</span>
        {body && <span>{copy.body(body.height_cm, body.weight_kg)}</span>}
        {like_count > 0 && <span>{copy.liked(formatCount(like_count))}</span>}
      </p>
      <p css={text}>{content}</p>
      {images.length > 0 && (
        <div css={photos}>
          {images.map((picture) => (
            <div key={picture.path}>
              <Picture picture={picture} sizes="88px" alt={picture.alt} aspect="1 / 1" />
            </div>
          ))}
        </div>
      )}
      <RowActions review={review} />
    </li>
  );
}

/** What a writer may do with a review: edit it for a while, and delete it. */
function RowActions({ review: { review_id, product, editable_line_id } }: { review: Review }) {
  const { remove, isBusy } = useDeleteReview();
  const [isOpen, setOpen] = useState(false);
  return (
    <div css={foot}>
      {editable_line_id && (
        <Button
          variant="secondary"
          size="md"
          aria-label={copy.editOf(product.product_name)}
          onClick={() => setOpen(true)}
        >
          {copy.edit}
        </Button>
      )}
      <Button
        variant="secondary"
        size="md"
        loading={isBusy}
        aria-label={copy.removeOf(product.product_name)}
        onClick={() => void remove(review_id)}
      >
        {copy.remove}
      </Button>
      {editable_line_id && isOpen && (
        <Suspense>
          <WriteDialog
            line={{ order_line_id: editable_line_id, product_id: product.product_id }}
            reviewId={review_id}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

export function ListSkeleton() {
  return (
    <div css={skeleton} role="status" aria-busy aria-label={copy.loading}>
      <Skeleton height={44} />
      <Skeleton height={112} />
      <Skeleton height={112} />
      <Skeleton height={112} />
    </div>
  );
}
