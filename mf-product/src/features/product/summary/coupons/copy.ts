import { formatWon } from '@mall/contracts/domain/money';

export const copy = {
  coupons: '받을 수 있는 쿠폰',
  summary: (price: number) => `쿠폰 받으면 ${formatWon(price)}`,
  over: '쿠폰이 종료되었어요',
  listFailed: '쿠폰을 불러오지 못했어요.',
  retry: '다시 시도',
  none: '지금 받을 수 있는 쿠폰이 없어요.',
  download: '쿠폰 받기',
  downloaded: '받은 쿠폰',
  soldOut: '소진',
  done: '쿠폰을 받았어요. 주문할 때 적용할 수 있어요.',
  failed: '쿠폰을 받지 못했어요.',
  price: (price: number) => `쿠폰 적용 시 ${formatWon(price)}`,
  minimum: (amount: number) => `${formatWon(amount)} 이상 구매 시`,
  order: '주문 쿠폰',
  downloadOf: (name: string) => `${name} 받기`,
} as const;
