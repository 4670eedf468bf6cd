export const copy = {
  previous: '이전 페이지',
  next: '다음 페이지',
  page: (number: number) => `${number}페이지`,
} as const;
