import { quickDeliveryName } from '@mall/contracts/domain/catalogue/promotions';

export const copy = {
  quantity: '수량',
  remove: '선택 삭제',
  chosen: '선택한 옵션',
  total: (pieces: number) => `총 주문 금액 (${pieces}개)`,
  separately: '따로 살 때 금액',
  saved: '함께 사서 아낀 금액',
  delivery: (fee: string | null) => (fee === null ? '무료배송' : `배송비 ${fee} 포함`),
  priceFailed: '금액을 불러오지 못했어요.',
  retry: '다시 시도',
  noBenefit: '혜택이 적용되지 않은 개별 상품 가격으로 제공됩니다',
  wholeSetOnly: (label: string) => `'${label}'은(는) 세트로만 주문할 수 있어요. 아래 상품을 함께 담아주세요.`,
  goesQuick: quickDeliveryName,
  goesNormal: '일반배송',
  goneOption: '지금은 살 수 없는 옵션이에요. 삭제해주세요.',
} as const;
