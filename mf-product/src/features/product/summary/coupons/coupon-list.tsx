import { css } from '@emotion/react';
import type { listDownloadableCoupons } from '@mall/contracts/api/money/coupon-zone';
import type { EndpointData } from '@mall/contracts/endpoint';
import { useServices, useSession } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { color, fontSize } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { copy } from './copy.ts';
import { useDownloadCoupon } from './mutations.ts';
import { productCouponsQuery } from './queries.ts';

const list = css({ display: 'grid', gap: 8 });
const item = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  padding: '10px 12px',
  border: `1px dashed ${color.control}`,
  fontSize: fontSize.note,
});
const name = css({ display: 'block', color: color.ink, fontWeight: 600 });
const note = css({ display: 'block', color: color.quiet, fontSize: fontSize.small });
const after = css({ display: 'block', color: color.sale, fontWeight: 600 });

type Coupon = EndpointData<typeof listDownloadableCoupons>['rows'][number];

/** Coupons that can be downloaded now and work on this product, each with the price of a piece after it. */
export function CouponList({ productId }: { productId: number }) {
  const { data, isError, refetch } = useQuery(productCouponsQuery(useServices(), productId));
  if (isError)
    return (
      <p role="alert">
        {copy.listFailed}{' '}
        <Button variant="secondary" size="md" onClick={() => void refetch()}>
          {copy.retry}
        </Button>
      </p>
    );
  if (data?.rows.length === 0) return <p css={note}>{copy.none}</p>;
  return (
    <ul css={list} aria-label={copy.coupons}>
      {data?.rows.map((coupon) => (
        <CouponItem key={coupon.coupon_id} coupon={coupon} />
      ))}
    </ul>
  );
}

function CouponItem({ coupon }: { coupon: Coupon }) {
  const { session } = useServices();
  const isMember = useSession().status === 'in';
  const { send, isBusy } = useDownloadCoupon();
  const { coupon_id, price, is_downloaded, is_sold_out } = coupon;
  const label = is_downloaded ? copy.downloaded : is_sold_out ? copy.soldOut : copy.download;
  return (
    <li css={item}>
      <span>
        <span css={name}>{coupon.name}</span>
        {typeof price === 'number' && <span css={after}>{copy.price(price)}</span>}
        <span css={note}>
          {[
            coupon.kind === 'ORDER' && copy.order,
            coupon.minimum_amount > 0 && copy.minimum(coupon.minimum_amount),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <Button
        variant="secondary"
        size="md"
        disabled={is_downloaded || is_sold_out}
        loading={isBusy}
        aria-label={is_downloaded || is_sold_out ? `${coupon.name} ${label}` : copy.downloadOf(coupon.name)}
        onClick={() => void (isMember ? send({ body: { coupon_id } }) : session.requireLogin())}
      >
        {label}
      </Button>
    </li>
  );
}
