import { productReviewWritten } from '@mall/contracts/events/topics';
import { reviewForm } from '@mall/contracts/platform/fragments';
import { Fragment } from '@mall/remote-kit/fragment';
import { useServices } from '@mall/remote-kit/services';
import { Dialog } from '@mall/ui/feedback/dialog';
import { useEffect } from 'react';
import { copy } from './copy.ts';

interface Props {
  line: { order_line_id: number; product_id: number };
  /** The review that is edited; a new one is written without. */
  reviewId?: number;
  onClose: () => void;
}

/** A review is written or edited in the form that the product's squad lends, whose mutation outdates the lists here. */
export function WriteDialog({ line: { order_line_id, product_id }, reviewId, onClose }: Props) {
  const { bus } = useServices();
  useEffect(
    () =>
      bus.subscribe(productReviewWritten, (written) => {
        if (written.order_line_id === order_line_id) onClose();
      }),
    [bus, order_line_id, onClose],
  );
  return (
    <Dialog open onClose={onClose} title={reviewId === undefined ? copy.write : copy.editTitle}>
      <Fragment of={reviewForm} props={{ productId: product_id, orderLineId: order_line_id, reviewId }} />
    </Dialog>
  );
}
