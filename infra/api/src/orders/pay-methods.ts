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
