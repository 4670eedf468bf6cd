export const copy = {
  codeTitle: '휴대폰 인증이 필요해요',
  codeWhy:
    '주문을 변경하려면 주문하신 휴대폰으로 받은 인증번호가 필요해요. 택배 상자에 적힌 정보만으로는 변경할 수 없도록 보호하고 있어요.',
  sendCode: '인증번호 받기',
  resendCode: '인증번호 다시 받기',
  sentTo: (phone: string) => `${phone}(으)로 인증번호를 보냈어요.`,
  typeUntil: (time: string) => `${time}까지 입력해주세요.`,
  code: '인증번호',
  codeShort: '인증번호 6자리를 입력해주세요.',
  confirmCode: '확인',
  proved: '인증되었어요. 30분 동안 주문을 변경하실 수 있어요.',
} as const;
