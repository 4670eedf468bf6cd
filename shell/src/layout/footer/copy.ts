export const copy = {
  notice: '고객센터',
  channels: '채널',
  company: '상호',
  ceo: '대표자',
  address: '주소',
  companyNumber: '사업자등록번호',
  companyRegister: '사업자정보확인',
  mailOrderNumber: '통신판매업 신고번호',
  privacyOfficer: '개인정보보호책임자',
  hosting: '호스팅 제공자',
  email: '이메일',
  escrow: (provider: string) =>
    `고객님의 안전한 거래를 위해 현금 등으로 결제할 때 ${provider}의 구매안전(에스크로) 서비스를 이용하실 수 있어요.`,
  escrowCheck: '서비스 가입사실 확인',
} as const;
