export const copy = {
  busy: '페이지를 불러오고 있어요',
} as const;
