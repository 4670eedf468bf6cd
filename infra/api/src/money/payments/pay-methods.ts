import type { PayMethod } from '@mall/contracts/domain/orders/pay-method';
import { invalidRequest } from '../../platform/http/create-error.ts';

export const payMethodUnusable = () => invalidRequest('사용할 수 없는 결제 수단입니다.');

/**
 * Ways to pay an order of this total (KRW), in the order they are offered: those of the setting PAY_METHODS, or POINT
 * alone when points and coupons have paid it all.
 */
export function payMethodsFor(total: number, offered: readonly PayMethod[]): PayMethod[] {
  return total === 0 ? ['POINT'] : [...offered];
}

/** Whether a form for this total may name the method at all; which one it has to be is known once it is priced. */
export function takesPayMethod(
  expectedTotal: number,
  method: PayMethod,
  offered: readonly PayMethod[],
): boolean {
  return [...offered, ...payMethodsFor(expectedTotal, offered)].includes(method);
}
