import type { listWritableReviews } from '@mall/contracts/api/community/review-writing';
import type { EndpointData } from '@mall/contracts/endpoint';
import { productReviewWritten } from '@mall/contracts/events/topics';
import type { FragmentProps, reviewForm } from '@mall/contracts/platform/fragments';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { copy } from '../../shared/review-form/copy.ts';
import { writableQuery } from '../../shared/review-form/queries.ts';
import { ReviewFields } from '../../shared/review-form/review-fields.tsx';
import { useReviewForm } from '../../shared/review-form/use-review-form.ts';

type Props = FragmentProps<typeof reviewForm>;

/** The form of a review of one ordered line; whoever shows it hears of the review by `product:review-written`. */
export function Fragment({ productId, orderLineId }: Props) {
  const { data, error, refetch } = useQuery(writableQuery(useServices(), productId));
  if (data) return <Form writable={data} productId={productId} orderLineId={orderLineId} />;
  if (error) return <ErrorState headingLevel={3} onRetry={() => void refetch()} />;
  return <Skeleton height={480} />;
}

function Form({
  writable,
  productId,
  orderLineId,
}: Props & { writable: EndpointData<typeof listWritableReviews> }) {
  const { bus } = useServices();
  const id = useId();
  const form = useReviewForm({
    writable,
    lineId: orderLineId,
    onSent: (order_line_id) => bus.publish(productReviewWritten, { product_id: productId, order_line_id }),
  });
  return (
    <ReviewFields form={form} goodsKind={writable.rows[0]?.goods_kind} id={id}>
      <Button type="submit" size="xl" full loading={form.isBusy} disabled={form.photos.progress !== null}>
        {copy.send}
      </Button>
    </ReviewFields>
  );
}
