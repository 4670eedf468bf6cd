import { css } from '@emotion/react';
import { formatDate, formatTime } from '@mall/contracts/domain/korean-time';
import { formatWon } from '@mall/contracts/domain/money';
import type { HeldCoupon } from '@mall/contracts/domain/orders/coupon';
import { Badge } from '@mall/ui/product/badge';
import { color, fontSize } from '@mall/ui/theme';
import { useEffect, useState } from 'react';
import { Facts } from '../../shared/facts.tsx';
import { copy } from './copy.ts';
import { daysLeft, soonDays } from './days-left.ts';
import type { CouponState } from './queries.ts';

const ticket = css({
  display: 'grid',
  gap: 4,
  padding: 20,
  border: `1px solid ${color.line}`,
  borderLeft: `4px solid ${color.ink}`,
  background: color.ground,
  '&[data-over]': { borderLeftColor: color.line, background: color.wash },
});
const head = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8 });
const kind = css({ color: color.quiet, fontSize: fontSize.small, fontWeight: 600 });
const amount = css({
  color: color.ink,
  fontSize: fontSize.display,
  fontWeight: 800,
  lineHeight: 1.2,
  'li[data-over] &': { color: color.quiet },
});
const name = css({ fontSize: fontSize.body, fontWeight: 600, color: color.ink, textWrap: 'wrap' });
const terms = css({ color: color.quiet, fontSize: fontSize.small, textWrap: 'balance' });

/** A coupon that the member holds: what it takes off, its terms and until when. */
export function CouponCard({ coupon, state }: { coupon: HeldCoupon; state: CouponState }) {
  const [days, setDays] = useState<number | null>(null);
  useEffect(() => setDays(daysLeft(coupon.expires_at, new Date())), [coupon.expires_at]);
  return (
    <li css={ticket} data-over={state === 'READY' ? undefined : true}>
      <div css={head}>
        <span css={kind}>{copy.kinds[coupon.kind]}</span>
        {state === 'READY' ? (
          days !== null && days <= soonDays && <Badge variant="sale">{copy.daysLeft(days)}</Badge>
        ) : (
          <Badge>{copy.states[state]}</Badge>
        )}
      </div>
      <strong css={amount} className="tabular">
        {coupon.discount_type === 'RATE'
          ? copy.rate(coupon.discount_value)
          : formatWon(coupon.discount_value)}
      </strong>
      <h2 css={name}>{coupon.name}</h2>
      <p css={terms}>
        <Facts
          facts={[
            coupon.minimum_amount > 0 ? copy.minimum(formatWon(coupon.minimum_amount)) : copy.anyAmount,
            coupon.maximum_amount !== null && copy.maximum(formatWon(coupon.maximum_amount)),
            coupon.product_ids !== null && copy.someProducts,
          ]}
        />
      </p>
      <p css={terms} className="tabular">
        {copy.until(formatDate(coupon.expires_at), formatTime(coupon.expires_at))}
      </p>
    </li>
  );
}
