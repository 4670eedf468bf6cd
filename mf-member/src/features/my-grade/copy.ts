export const copy = {
  mine: (name: string) => `${name} 등급`,
  gives: (rate: number) => (rate > 0 ? `상품을 ${rate}% 할인받고 있어요` : '구매하실수록 할인이 커져요'),
  table: '등급별 혜택',
  grade: '등급',
  condition: '기준 금액',
  benefit: '상품 할인',
  own: '내 등급',
  from: (amount: string) => `${amount} 이상`,
  start: '가입 즉시',
  rate: (rate: number) => (rate > 0 ? `${rate}%` : '-'),
  points: '구매확정한 금액의 1%가 모든 등급에 포인트로 적립돼요.',
  rule: (days: number) =>
    `최근 ${days === 365 ? '1년' : `${days}일`} 동안 구매확정된 상품의 실제 결제 금액으로 정해져요. 포인트와 쿠폰, 배송비는 빼고 계산해요.`,
  raise: '기준을 채우면 구매확정과 함께 바로 올라가요.',
  failed: '등급을 불러오지 못했어요',
} as const;
