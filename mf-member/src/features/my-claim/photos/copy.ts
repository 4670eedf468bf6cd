export const copy = {
  photos: '사진 (선택)',
  hint: (count: number) =>
    `상품 상태를 확인할 수 있는 사진을 ${count}장까지 올려주세요. 사진은 고객님과 판매자만 볼 수 있어요.`,
  add: '사진 추가',
  photo: (place: number) => `올린 사진 ${place}`,
  remove: (place: number) => `사진 ${place} 삭제`,
  uploading: (done: number, all: number) => `사진 올리는 중 ${done} / ${all}`,
  uploaded: (count: number) => `사진 ${count}장을 올렸어요`,
  tooMany: (count: number) => `사진은 ${count}장까지 올릴 수 있어요.`,
  failed: (name: string, reason: string) => `${name}: ${reason}`,
  lost: '사진을 올리지 못했어요. 다시 시도해주세요.',
} as const;
