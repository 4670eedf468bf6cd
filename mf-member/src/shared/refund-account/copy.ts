export const copy = {
  legend: '환불 계좌',
  bank: '은행',
  chooseBank: '은행을 선택해주세요',
  number: '계좌번호',
  numberHint: '숫자만 입력해주세요.',
  holder: '예금주',
  holderHint: '주문하신 분 이름의 계좌만 등록할 수 있어요.',
} as const;
