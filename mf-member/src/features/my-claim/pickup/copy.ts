export const copy = {
  title: '수거지',
  note: '택배 기사님이 이 주소로 방문해 수거해요. 받으신 상태 그대로 포장해주세요.',
  change: '다른 주소에서 수거',
  asDelivered: '배송받은 주소에서 수거',
} as const;
