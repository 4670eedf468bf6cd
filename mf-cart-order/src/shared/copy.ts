export const copy = {
  products: '상품 금액',
  discount: '할인 금액',
  delivery: '배송비',
  free: '무료',
  paymentCancelled: '결제를 취소하셨어요. 다시 주문하실 수 있어요.',
  paymentFailed: '결제가 취소되었거나 승인되지 않았어요. 다시 시도해주세요.',
  stepsLabel: '주문 단계',
  steps: { cart: '장바구니', order: '주문/결제', done: '주문완료' },
  homeOf: (site: string) => `${site} 홈`,
} as const;
