import { css } from '@emotion/react';
import { formatWon } from '@mall/contracts/domain/money';
import type { UnusableCoupon } from '@mall/contracts/domain/orders/coupon';
import { color, fontSize } from '@mall/ui/theme';
import { copy } from './copy.ts';
import { termsText } from './terms-text.ts';

const words = copy.dialog;
const heading = css({ marginBottom: 8, color: color.quiet, fontSize: fontSize.note, fontWeight: 600 });
const list = css({ display: 'grid', gap: 8 });
const card = css({ padding: '12px 16px', background: color.wash });
const name = css({ color: color.quiet, fontWeight: 600 });
const reason = css({ color: color.ink, fontSize: fontSize.note });
const terms = css({ color: color.quiet, fontSize: fontSize.small });

/** Coupons that this order cannot take, each with the reason why. */
export function UnusableCoupons({ coupons }: { coupons: readonly UnusableCoupon[] }) {
  if (coupons.length === 0) return null;
  return (
    <section>
      <h3 css={heading}>{words.unusable}</h3>
      <ul css={list}>
        {coupons.map((coupon) => (
          <li key={coupon.member_coupon_id} css={card}>
            <p css={name}>{coupon.name}</p>
            <p css={reason}>{words.reasons[coupon.reason](formatWon(coupon.missing_amount))}</p>
            <p css={terms}>{termsText(coupon)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
