export const copy = {
  reconnecting: '이 화면의 일부를 불러오지 못했어요. 자동으로 다시 연결하고 있어요.',
  tryAgain: '다시 시도',
} as const;
