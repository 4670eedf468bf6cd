export const copy = {
  failed: '잠시 후 다시 시도해주세요.',
  tooManyPhotos: (count: number) => `사진은 ${count}장까지 올릴 수 있어요.`,
  photoFailed: (name: string, reason: string) => `${name}: ${reason}`,
  photoLost: '사진을 올리지 못했어요. 다시 시도해주세요.',
} as const;
