import type { listWritableReviews } from '@mall/contracts/api/community/review-writing';
import type { GoodsKind } from '@mall/contracts/domain/catalogue/goods-kind';
import type { EndpointData } from '@mall/contracts/endpoint';
import { Button } from '@mall/ui/controls/button';
import { Dialog } from '@mall/ui/feedback/dialog';
import { useId } from 'react';
import { copy } from '../../../../shared/review-form/copy.ts';
import { ReviewFields } from '../../../../shared/review-form/review-fields.tsx';
import { useReviewForm } from '../../../../shared/review-form/use-review-form.ts';

interface Props {
  writable: EndpointData<typeof listWritableReviews>;
  goodsKind: GoodsKind | undefined;
  isOpen: boolean;
  onClose: () => void;
}

/** The form of a review. What is typed stays until it is sent, also while the dialog is closed. */
export function WriteDialog({ writable, goodsKind, isOpen, onClose }: Props) {
  const form = useReviewForm({ writable, onSent: onClose });
  const id = useId();
  const submit = (
    <Button type="submit" form={id} size="lg" loading={form.isBusy} disabled={form.photos.progress !== null}>
      {copy.send}
    </Button>
  );
  return (
    <Dialog open={isOpen} onClose={onClose} title={copy.title} footer={submit}>
      <ReviewFields form={form} goodsKind={goodsKind} id={id} />
    </Dialog>
  );
}
