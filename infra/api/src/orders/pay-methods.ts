import type { PayMethod } from '@mall/contracts/domain/order-status';

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
