import type { ProductView } from '@mall/contracts/api/catalogue/product-view';
import { formatWon } from '@mall/contracts/domain/money';
import { deliveryFee, exchangeFee, freeDeliveryFrom } from '@mall/contracts/domain/orders/delivery-fee';

/** Delivery, exchange, refund and repair terms below every product (spec 3.5). */
export const usageInfoOf = (customerPhone: string | null): ProductView['usage_info_list'] => [
  {
    type: 'DELIVERY',
    subject: '배송 안내',
    content: `주문 금액 ${formatWon(freeDeliveryFrom)} 이상 무료배송, 미만은 ${formatWon(deliveryFee)}의 배송비가 부과됩니다. 결제 완료 후 2~4일(영업일 기준) 이내에 받아보실 수 있으며, 제주·도서산간 지역은 1~2일 더 걸릴 수 있습니다.`,
  },
  {
    type: 'EXCHANGE',
    subject: '교환 안내',
    content: `상품을 받으신 날부터 7일 이내에 같은 상품의 다른 색상이나 사이즈로 교환하실 수 있습니다. 단순 변심이나 사이즈 변경에 따른 교환은 왕복 배송비 ${formatWon(exchangeFee)}이 부과되며, 입금이 확인된 후 교환 상품을 보내드립니다.`,
  },
  {
    type: 'REFUND',
    subject: '반품·환불 안내',
    content: `단순 변심이나 사이즈 문제로 반품하시는 경우 배송비 ${formatWon(deliveryFee)}을 뺀 금액이 환불됩니다. 반품 상품이 도착하여 확인된 후 3영업일 이내에 환불됩니다. 착용 흔적이 있거나 택이 제거된 상품은 반품이 어렵습니다.`,
  },
  {
    type: 'AS',
    subject: 'A/S 안내',
    // In brackets: the particle after a bare number depends on how its last digit is read.
    content: `구매일로부터 1년 이내의 제품 하자는 무상으로 수선해드립니다. 고객센터${customerPhone ? `(${customerPhone})` : ''}로 문의해주세요.`,
  },
  {
    type: 'ETC',
    subject: '기타 안내',
    content:
      '모니터 해상도에 따라 실제 색상과 차이가 있을 수 있으며, 측정 방법에 따라 1~3cm의 오차가 있을 수 있습니다.',
  },
];
