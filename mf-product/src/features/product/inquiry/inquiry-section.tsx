import { Skeleton } from '@mall/ui/feedback/skeleton';
import { NearPart } from '../near/near-part.tsx';

const loadBoard = () => import(/* webpackChunkName: "product-below" */ './inquiry-board.tsx');

/** The 문의 tab; its list comes when it is near. */
export function InquirySection({ productId }: { productId: number }) {
  return (
    <NearPart name="inquiries" load={loadBoard} waiting={<Skeleton height={360} />}>
      {({ InquiryBoard }) => <InquiryBoard productId={productId} />}
    </NearPart>
  );
}
