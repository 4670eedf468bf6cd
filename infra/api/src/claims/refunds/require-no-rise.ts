import { createError } from '../../platform/http/create-error.ts';
import type { StoredOrder } from './claimed-order.ts';
import { priceRise } from './refund-sums.ts';

/**
 * Refuses with REFUND_SHORTFALL to take lines out of an order whose rest would cost more without them than with them:
 * a set that is cheaper than its parts, or goods that made the delivery free.
 */
export function requireNoRise(before: StoredOrder, after: StoredOrder): void {
  const rise = priceRise(before, after);
  if (rise === 0) return;
  throw createError(
    'REFUND_SHORTFALL',
    `남은 상품의 결제 금액이 ${rise.toLocaleString('ko-KR')}원 늘어나 일부만 취소하거나 반품하실 수 없습니다. 혜택을 함께 받은 상품을 모두 선택해주세요.`,
  );
}
