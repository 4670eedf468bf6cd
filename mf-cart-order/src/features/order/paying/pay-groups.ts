import type { PayMethod } from '@mall/contracts/domain/orders/pay-method';

type Group = 'card' | 'easy' | 'other' | 'points';

const groupOf: Record<PayMethod, Group> = {
  CARD: 'card',
  ESCROW_CARD: 'card',
  ISP: 'card',
  NAVERPAY: 'easy',
  NAVERPAY_CARD: 'easy',
  NAVERPAY_POINT: 'easy',
  KAKAOPAY: 'easy',
  TOSS: 'easy',
  PAYCO: 'easy',
  SAMSUNGPAY: 'easy',
  APPLEPAY: 'easy',
  CHAI: 'easy',
  ALIPAY: 'easy',
  MOBILE: 'other',
  DEPOSIT: 'other',
  POINT: 'points',
};
const groups: readonly Group[] = ['easy', 'card', 'other', 'points'];

/** Ways to pay by what they are, each group in the order in which the shop offers them; no empty groups. */
export function payGroups(methods: readonly PayMethod[]): { group: Group; methods: PayMethod[] }[] {
  return groups
    .map((group) => ({ group, methods: methods.filter((method) => groupOf[method] === group) }))
    .filter(({ methods: own }) => own.length > 0);
}
