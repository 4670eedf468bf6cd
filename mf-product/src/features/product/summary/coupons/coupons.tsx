import { css } from '@emotion/react';
import type { ProductView } from '@mall/contracts/api/catalogue/product-view';
import { useServices } from '@mall/remote-kit/services';
import { Icon } from '@mall/ui/icon';
import { Accordion } from '@mall/ui/layout/accordion';
import { useState } from 'react';
import { useChunk } from '../../../../shared/use-chunk.ts';
import { copy } from './copy.ts';

const head = css({ display: 'flex', alignItems: 'center', gap: 8 });
const place = css({ minHeight: 62 });

const loadList = () =>
  import(/* webpackChunkName: "product-touched" */ './coupon-list.tsx').then(({ CouponList }) => CouponList);

/** Coupons of this product to download here: what a piece costs with the best, and all of them once it is opened. */
export function Coupons({ product: { product_id, price_info } }: { product: ProductView }) {
  const { dialogs } = useServices();
  const [isOpen, setOpen] = useState(false);
  const CouponList = useChunk(loadList, isOpen, () => dialogs.toast(copy.listFailed));
  const { discount_coupon_price: price, last_price } = price_info;
  const hasCoupon = price < last_price;
  // A coupon that ends leaves its place on an open page, and one that begins takes none.
  const [hadCoupon] = useState(hasCoupon);
  if (!hadCoupon) return null;
  return (
    <div onToggle={() => setOpen(true)}>
      <Accordion
        summary={
          <span css={head}>
            <Icon name="coupon" size={20} />
            {hasCoupon ? copy.summary(price) : copy.over}
          </span>
        }
      >
        <div css={place}>{CouponList && <CouponList productId={product_id} />}</div>
      </Accordion>
    </div>
  );
}
