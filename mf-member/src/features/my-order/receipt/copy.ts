export const copy = {
  receiptNote: '세금계산서나 소득공제 증빙으로는 쓸 수 없어요.',
  receiptElsewhere: '카드 매출전표와 현금영수증은 결제하신 곳에서 확인하실 수 있어요.',
  cardSlip: '카드 매출전표',
  slip: '결제 영수증',
  cashReceipt: '현금영수증',
  receiptOrdered: '주문일시',
  receiptBuyer: '받는 분',
  print: '인쇄하기',
  close: '닫기',
} as const;
