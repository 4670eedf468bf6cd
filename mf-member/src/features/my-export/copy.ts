export const copy = {
  what: '회원정보, 배송지, 주문, 쿠폰, 포인트, 찜, 재입고 알림, 후기, 문의, 사이즈, 로그인 기록을 JSON 파일 하나로 받을 수 있어요.',
  care: '개인정보가 담긴 파일이에요. 여러 사람이 쓰는 기기에서는 받지 마세요.',
  download: '파일 내려받기',
  done: '내 정보 파일을 내려받았어요.',
  fileName: (day: string) => `tbh-shop-${day}.json`,
} as const;
