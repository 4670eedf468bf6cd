import { css } from '@emotion/react';
import type { listDownloadableCoupons } from '@mall/contracts/api/money/coupon-zone';
import { formatWon } from '@mall/contracts/domain/money';
import type { EndpointData } from '@mall/contracts/endpoint';
import { color, fontSize, media } from '@mall/ui/theme';
import { copy } from './copy.ts';

type Coupon = EndpointData<typeof listDownloadableCoupons>['rows'][number];

const shown = 4;
const list = css({
  display: 'grid',
  gap: 8,
  marginTop: 16,
  [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 16 },
  [media.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
const ticket = css({
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  padding: '16px 20px',
  border: `1px solid ${color.line}`,
  borderLeft: `4px solid ${color.accent}`,
});
const amount = css({ color: color.ink, fontSize: 20, fontWeight: 800 });
const name = css({ color: color.ink, fontSize: fontSize.body, fontWeight: 600 });
const terms = css({ color: color.quiet, fontSize: fontSize.note });

/** The first coupons of the Coupon Zone, in a few words each; they are taken there. */
export function CouponRows({ rows }: { rows: readonly Coupon[] }) {
  return (
    <ul css={list}>
      {rows.slice(0, shown).map((coupon) => (
        <li key={coupon.coupon_id} css={ticket}>
          <strong css={amount} className="tabular">
            {coupon.discount_type === 'RATE'
              ? copy.couponRate(coupon.discount_value)
              : copy.couponAmount(formatWon(coupon.discount_value))}
          </strong>
          <span css={name}>{coupon.name}</span>
          <span css={terms} className="tabular">
            {coupon.minimum_amount > 0 ? copy.minimum(formatWon(coupon.minimum_amount)) : copy.anyAmount}
          </span>
        </li>
      ))}
    </ul>
  );
}
