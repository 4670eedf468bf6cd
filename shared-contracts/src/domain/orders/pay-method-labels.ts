import type { PayMethod } from './pay-method.ts';

/** Ways to pay, as shoppers read them; apart, since most pages only send them. */
export const payMethodLabels: Record<PayMethod, string> = {
  CARD: '신용·체크카드',
  MOBILE: '휴대폰 결제',
  ESCROW_CARD: '에스크로 카드',
  ISP: 'ISP 카드',
  NAVERPAY: '네이버페이',
  NAVERPAY_CARD: '네이버페이 카드',
  NAVERPAY_POINT: '네이버페이 포인트',
  KAKAOPAY: '카카오페이',
  PAYCO: '페이코',
  CHAI: '차이',
  ALIPAY: '알리페이',
  TOSS: '토스페이',
  SAMSUNGPAY: '삼성페이',
  APPLEPAY: '애플페이',
  DEPOSIT: '무통장 입금',
  POINT: '포인트 전액 결제',
};
