import { type listWritableReviews, openReview } from '@mall/contracts/api/community/review-writing';
import { isApiError } from '@mall/contracts/client/api-error';
import type { GoodsKind } from '@mall/contracts/domain/catalogue/goods-kind';
import type { EndpointData } from '@mall/contracts/endpoint';
import { productReviewWritten } from '@mall/contracts/events/topics';
import type { FragmentProps, reviewForm } from '@mall/contracts/platform/fragments';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { copy } from '../../shared/review-form/copy.ts';
import { openReviewQuery, writableQuery } from '../../shared/review-form/queries.ts';
import { ReviewFields } from '../../shared/review-form/review-fields.tsx';
import { type ReviewForm, useEditForm, useReviewForm } from '../../shared/review-form/use-review-form.ts';

type Props = FragmentProps<typeof reviewForm>;

/** The form of a review of one ordered line; its host receives the review by `product:review-written`. */
export function Fragment({ reviewId, ...line }: Props) {
  return reviewId === undefined ? <NewReview {...line} /> : <EditedReview {...line} reviewId={reviewId} />;
}

function EditedReview({ productId, reviewId }: Props & { reviewId: number }) {
  // What is edited begins with what the server has now, not with what was kept from an earlier look.
  const { data, error, refetch } = useQuery({ ...openReviewQuery(useServices(), reviewId), gcTime: 0 });
  if (data) return <EditForm review={data} productId={productId} />;
  if (isApiError(error, openReview, 'REVIEW_EDIT_ENDED'))
    return <EmptyState icon="alert" title={error.message} headingLevel={3} />;
  if (error) return <ErrorState headingLevel={3} onRetry={() => void refetch()} />;
  return <Skeleton height={480} />;
}

function EditForm({ review, productId }: { review: EndpointData<typeof openReview>; productId: number }) {
  const { bus } = useServices();
  const form = useEditForm(review, (order_line_id) =>
    bus.publish(productReviewWritten, { product_id: productId, order_line_id }),
  );
  return <Fields form={form} goodsKind={review.goods_kind} label={copy.save} />;
}

function NewReview({ productId, orderLineId }: Omit<Props, 'reviewId'>) {
  const { data, error, refetch } = useQuery(writableQuery(useServices(), productId));
  if (data) return <Form writable={data} productId={productId} orderLineId={orderLineId} />;
  if (error) return <ErrorState headingLevel={3} onRetry={() => void refetch()} />;
  return <Skeleton height={480} />;
}

function Form({
  writable,
  productId,
  orderLineId,
}: Omit<Props, 'reviewId'> & { writable: EndpointData<typeof listWritableReviews> }) {
  const { bus } = useServices();
  const form = useReviewForm({
    writable,
    lineId: orderLineId,
    onSent: (order_line_id) => bus.publish(productReviewWritten, { product_id: productId, order_line_id }),
  });
  return <Fields form={form} goodsKind={writable.rows[0]?.goods_kind} label={copy.send} />;
}

function Fields({
  form,
  goodsKind,
  label,
}: {
  form: ReviewForm;
  goodsKind: GoodsKind | undefined;
  /** Of the button that sends. */
  label: string;
}) {
  return (
    <ReviewFields form={form} goodsKind={goodsKind} id={useId()}>
      <Button type="submit" size="xl" full loading={form.isBusy} disabled={form.photos.progress !== null}>
        {label}
      </Button>
    </ReviewFields>
  );
}
