import { quickDeliveryName } from '@mall/contracts/domain/catalogue/promotions';

export const copy = {
  head: { title: '주문/결제', description: '배송지와 결제 수단을 입력하고 주문을 완료하세요.' },
  title: '주문/결제',
  none: '주문할 상품이 없어요',
  noneDescription: '주문서를 연 지 한 시간이 지났거나 이미 주문이 끝났어요. 상품을 다시 선택해주세요.',
  toCart: '장바구니로 가기',
  toHome: '쇼핑 계속하기',
  failed: '주문서를 불러오지 못했어요',
  products: '주문 상품',
  quick: quickDeliveryName,
  changedPrice: (was: string, now: string) => `담으신 뒤 금액이 바뀌었어요: ${was} → ${now}`,
  changedPrices: '주문서를 여신 뒤 바뀐 금액이 있어요. 상품별 금액을 확인해주세요.',
  changedTotal: (was: string, now: string) =>
    `결제 금액이 ${was}에서 ${now}으로 바뀌었어요. 확인하신 뒤 다시 결제해주세요.`,
  loading: '주문서를 불러오고 있어요',
  paymentFailed: '결제창을 열지 못했어요. 잠시 후 다시 시도해주세요.',
} as const;
