export const copy = {
  autoLogout: (minutes: number) => `${minutes}분간 활동이 없어 자동 로그아웃 됩니다.`,
} as const;
