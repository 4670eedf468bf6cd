export const copy = {
  quick: '빠른배송으로 받기',
  quickHint: '빠른배송 재고가 있는 옵션만 고를 수 있어요.',
  quickOutOfReach: '입력하신 지역은 빠른배송이 안 돼요.',
} as const;
