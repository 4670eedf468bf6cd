import { css } from '@emotion/react';
import type { listDownloadableCoupons } from '@mall/contracts/api/money/coupon-zone';
import { timerStatus } from '@mall/contracts/domain/catalogue/timer-status';
import { formatDate, formatTime } from '@mall/contracts/domain/korean-time';
import { formatCount, formatWon } from '@mall/contracts/domain/money';
import type { EndpointData } from '@mall/contracts/endpoint';
import { useServices, useSession } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { Countdown } from '@mall/ui/product/countdown';
import { color, fontSize } from '@mall/ui/theme';
import { useEffect, useState } from 'react';
import { copy } from './copy.ts';
import { useDownloadCoupon } from './mutations.ts';

export type Coupon = EndpointData<typeof listDownloadableCoupons>['rows'][number];

const ticket = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 108px',
  border: `1px solid ${color.line}`,
  background: color.ground,
});
const words = css({ display: 'grid', alignContent: 'start', gap: 4, minWidth: 0, padding: 20 });
const kind = css({ color: color.accent, fontSize: fontSize.small, fontWeight: 600 });
const amount = css({ color: color.ink, fontSize: fontSize.display, fontWeight: 800, lineHeight: 1.2 });
const name = css({ color: color.ink, fontSize: fontSize.body, fontWeight: 600 });
const terms = css({ color: color.quiet, fontSize: fontSize.small });
const clock = css({ marginTop: 6, color: color.text, fontSize: fontSize.small, fontWeight: 600 });
const urgent = css({ color: color.sale });
const side = css({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 8,
  padding: 8,
  borderLeft: `1px dashed ${color.control}`,
  background: color.wash,
  '& button': { width: '100%', minHeight: 44, paddingInline: 4 },
});
const left = css({ color: color.text, fontSize: fontSize.small });

/** A coupon as a ticket: what it takes off, its terms, how long and how many are left. */
export function CouponTicket({ coupon }: { coupon: Coupon }) {
  const [isOver, setOver] = useState(false);
  return (
    <li css={ticket}>
      <div css={words}>
        <span css={kind}>{copy.kinds[coupon.kind]}</span>
        <strong css={amount} className="tabular">
          {coupon.discount_type === 'RATE'
            ? copy.rate(coupon.discount_value)
            : formatWon(coupon.discount_value)}
        </strong>
        <h2 css={name}>{coupon.name}</h2>
        <p css={terms}>{termsOf(coupon)}</p>
        <p css={terms}>{copy.valid(coupon.valid_days)}</p>
        <End endAt={coupon.ends_at} onEnd={() => setOver(true)} />
      </div>
      <div css={side}>
        <Download coupon={coupon} isOver={isOver} />
        {typeof coupon.left === 'number' && !coupon.is_sold_out && (
          <span css={left} className="tabular">
            {copy.left(formatCount(coupon.left))}
          </span>
        )}
      </div>
    </li>
  );
}

/** A clock that runs is for what ends soon, ms. */
const soonMs = 7 * 86_400_000;

/** When a coupon ends; in its last week the time that is left, too. */
function End({ endAt, onEnd }: { endAt: string; onEnd: () => void }) {
  const [isSoon, setSoon] = useState(false);
  useEffect(() => {
    const status = timerStatus({ start_at: '', end_at: endAt }, Date.now());
    setSoon(status !== 'error' && Date.parse(endAt) - Date.now() < soonMs);
  }, [endAt]);
  return (
    <p css={[clock, isSoon && urgent]} className="tabular">
      {copy.ends(formatDate(endAt), formatTime(endAt))}
      {isSoon && (
        <>
          {' · '}
          <Countdown endAt={endAt} label={copy.untilEnd} onEnd={onEnd} />
        </>
      )}
    </p>
  );
}

function termsOf(coupon: Coupon): string {
  return [
    coupon.minimum_amount > 0 ? copy.minimum(formatWon(coupon.minimum_amount)) : copy.anyAmount,
    coupon.maximum_amount !== null && copy.maximum(formatWon(coupon.maximum_amount)),
    coupon.product_ids !== null && copy.someProducts,
  ]
    .filter(Boolean)
    .join(' · ');
}

function Download({ coupon, isOver }: { coupon: Coupon; isOver: boolean }) {
  const { session } = useServices();
  const isGuest = useSession().status === 'out';
  const { send, isBusy } = useDownloadCoupon();
  const { coupon_id, is_downloaded, is_sold_out } = coupon;
  const closed = is_downloaded ? copy.downloaded : is_sold_out ? copy.soldOut : isOver ? copy.over : null;
  return (
    <Button
      variant={closed ? 'secondary' : 'primary'}
      size="md"
      disabled={closed !== null}
      loading={isBusy}
      aria-label={closed ? `${coupon.name} ${closed}` : copy.downloadOf(coupon.name)}
      onClick={() => void (isGuest ? session.requireLogin() : send({ body: { coupon_id } }))}
    >
      {closed ?? copy.download}
    </Button>
  );
}
