export const copy = {
  title: '옵션 변경',
  of: (name: string) => `${name} 옵션 변경`,
  quantity: '수량',
  cancel: '취소',
  change: '변경하기',
} as const;
