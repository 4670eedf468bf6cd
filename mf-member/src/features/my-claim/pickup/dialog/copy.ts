export const copy = {
  sender: '보내시는 분',
  use: '이 주소에서 수거',
} as const;
