export const copy = {
  title: '환불 계좌',
  note: '무통장 입금으로 결제하신 주문은 등록하신 계좌로 환불해드려요.',
} as const;
