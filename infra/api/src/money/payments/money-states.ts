import type * as Payment from '@portone/server-sdk/payment';

/** The provider's states of payments that hold money, or held it: what was begun and left has none of them. */
export const moneyStates = [
  'PAID',
  'PARTIAL_CANCELLED',
  'CANCELLED',
] as const satisfies readonly Payment.PaymentStatus[];
