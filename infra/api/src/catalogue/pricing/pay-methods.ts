import type { PayMethod } from '@mall/contracts/domain/orders/pay-method';
import { invalidRequest } from '../../platform/http/create-error.ts';

export const payMethodUnusable = () => invalidRequest('사용할 수 없는 결제 수단입니다.');

/** Ways to pay that the shop's payment channel takes, in the order they are offered. */
export const offeredPayMethods = [
  'CARD',
  'KAKAOPAY',
  'NAVERPAY',
  'TOSS',
  'PAYCO',
  'SAMSUNGPAY',
  'APPLEPAY',
  'MOBILE',
  'DEPOSIT',
] as const satisfies readonly PayMethod[];

/** Ways to pay an order of this total (KRW): POINT alone when points and coupons have paid it all. */
export function payMethodsFor(total: number): PayMethod[] {
  return total === 0 ? ['POINT'] : [...offeredPayMethods];
}

/** Whether a form for this total may name the method at all; which one it has to be is known once it is priced. */
export function takesPayMethod(expectedTotal: number, method: PayMethod): boolean {
  return [...offeredPayMethods, ...payMethodsFor(expectedTotal)].includes(method);
}
