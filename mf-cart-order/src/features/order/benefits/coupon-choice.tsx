import { css } from '@emotion/react';
import { formatWon } from '@mall/contracts/domain/money';
import type { HeldCoupon } from '@mall/contracts/domain/orders/coupon';
import { color, fontSize } from '@mall/ui/theme';
import { copy } from './copy.ts';
import { termsText } from './terms-text.ts';

const words = copy.dialog;
const card = css({
  display: 'grid',
  gridTemplateColumns: '20px 1fr auto',
  alignItems: 'center',
  gap: 12,
  minHeight: 56,
  padding: '12px 16px',
  border: `1px solid ${color.line}`,
  cursor: 'pointer',
  '&:has(input:checked)': { borderColor: color.ink, boxShadow: `inset 0 0 0 1px ${color.ink}` },
  '&:has(input:focus-visible)': { outline: `2px solid ${color.ink}`, outlineOffset: 2 },
});
const input = css({ width: 18, height: 18, accentColor: '#111' });
const name = css({ color: color.ink, fontWeight: 600 });
const terms = css({ color: color.quiet, fontSize: fontSize.small });
const amount = css({ color: color.sale, fontWeight: 700, whiteSpace: 'nowrap' });

interface Props {
  type: 'checkbox' | 'radio';
  /** Null: none of them. */
  coupon: (HeldCoupon & { discount_amount: number }) | null;
  isPicked: boolean;
  onPick: () => void;
}

/** A coupon to tick, with what it would take off by itself. */
export function CouponChoice({ type, coupon, isPicked, onPick }: Props) {
  return (
    <label css={card}>
      <input css={input} type={type} name={`coupon-${type}`} checked={isPicked} onChange={onPick} />
      <span>
        <span css={name}>{coupon ? coupon.name : words.none}</span>
        {coupon && (
          <>
            <br />
            <span css={terms}>{termsText(coupon)}</span>
          </>
        )}
      </span>
      {coupon && (
        <span css={amount} className="tabular">
          {words.off(formatWon(coupon.discount_amount))}
        </span>
      )}
    </label>
  );
}
