export const copy = {
  title: '첨부하신 사진',
  openPhoto: (place: number) => `첨부하신 사진 ${place} 크게 보기`,
  shownPhoto: (place: number) => `첨부하신 사진 ${place}`,
  previousPhoto: '이전 사진',
  nextPhoto: '다음 사진',
  photoPlace: (place: number, of: number) => `${place} / ${of}`,
} as const;
