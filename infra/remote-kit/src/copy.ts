export const copy = {
  failed: '잠시 후 다시 시도해주세요.',
} as const;
