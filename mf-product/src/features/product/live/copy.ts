import { formatWon } from '@mall/contracts/domain/money';

export const copy = {
  saleBegan: (price: number) => `타임세일이 시작되어 지금 ${formatWon(price)}이에요.`,
  saleEnded: (price: number) => `타임세일이 끝나 지금 ${formatWon(price)}이에요.`,
  couponBegan: (price: number) => `쿠폰을 받으면 ${formatWon(price)}에 살 수 있어요.`,
  couponEnded: '쿠폰이 종료되었어요.',
} as const;
