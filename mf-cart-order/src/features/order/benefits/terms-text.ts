import { formatDate } from '@mall/contracts/domain/korean-time';
import { formatWon } from '@mall/contracts/domain/money';
import type { HeldCoupon } from '@mall/contracts/domain/orders/coupon';
import { copy } from './copy.ts';

const words = copy.dialog;

/** On what terms a coupon works, in one line. */
export function termsText({ minimum_amount, maximum_amount, expires_at }: HeldCoupon): string {
  return [
    minimum_amount > 0 && words.minimum(formatWon(minimum_amount)),
    maximum_amount !== null && words.most(formatWon(maximum_amount)),
    words.until(formatDate(expires_at)),
  ]
    .filter(Boolean)
    .join(' · ');
}
