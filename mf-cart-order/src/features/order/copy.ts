import type { PayMethod } from '@mall/contracts/domain/order-status';

export const copy = {
  title: '주문/결제',
  none: '주문할 상품이 없어요',
  noneDescription: '주문 시간이 지났거나 이미 주문이 끝났어요. 상품을 다시 선택해주세요.',
  toCart: '장바구니로 가기',
  toHome: '쇼핑 계속하기',
  failed: '주문서를 불러오지 못했어요',
  products: '주문 상품',
  orderer: '주문하시는 분',
  receiver: '받으시는 분',
  same: '주문하시는 분과 같아요',
  payment: '결제 수단',
  name: '이름',
  phone: '휴대폰번호',
  email: '이메일',
  zipcode: '우편번호',
  address: '주소',
  addressDetail: '상세 주소',
  memo: '배송 요청사항',
  agree: '주문 내용을 확인했으며, 결제 진행에 동의합니다.',
  total: '총 결제 금액',
  pay: '결제하기',
  priceChanged: '상품 금액이 바뀌었어요. 바뀐 금액을 확인한 뒤 다시 결제해주세요.',
  paymentFailed: '결제창을 열지 못했어요. 잠시 후 다시 시도해주세요.',
} as const;

export const payMethodLabels: Partial<Record<PayMethod, string>> = {
  CARD: '신용·체크카드',
  KAKAOPAY: '카카오페이',
  NAVERPAY: '네이버페이',
  PAYCO: '페이코',
  TOSS: '토스페이',
  SAMSUNGPAY: '삼성페이',
  APPLEPAY: '애플페이',
  MOBILE: '휴대폰 결제',
  DEPOSIT: '무통장 입금',
};
