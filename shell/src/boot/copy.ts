export const copy = {
  busy: '페이지를 불러오고 있어요',
  autoLogout: (minutes: number) => `${minutes}분간 활동이 없어 자동 로그아웃 됩니다.`,
} as const;
