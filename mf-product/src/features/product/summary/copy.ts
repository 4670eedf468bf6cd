import { timeSaleName } from '@mall/contracts/domain/catalogue/promotions';
import { formatWon } from '@mall/contracts/domain/money';

export const copy = {
  home: '홈',
  loginForPrice: '로그인하면 등급별 혜택가로 살 수 있어요',
  login: '로그인',
  guestPrice: '비회원가',
  gradeTable: '회원 등급별 혜택가',
  priceDetails: '가격이 이렇게 정해졌어요',
  detailsFailed: '가격 안내를 불러오지 못했어요.',
  last: '최종가',
  ifSo: (label: string) => `+ ${label}`,
  thenPrice: (price: number) => `→ ${formatWon(price)}`,
  timeSale: timeSaleName,
  timeLeft: '타임세일 종료까지',
  timeSaleOver: '타임세일이 끝났어요',
  firstOrderPrice: (price: number) => `첫 구매라면 ${formatWon(price)}`,
  cards: '카드 혜택',
} as const;
