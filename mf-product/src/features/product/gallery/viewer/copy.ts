export const copy = {
  title: '상품 사진 크게 보기',
  close: '닫기',
  previous: '이전 사진',
  next: '다음 사진',
  count: (place: number, count: number) => `${place} / ${count}`,
  zoomIn: '확대',
  zoomOut: '축소',
  show: (place: number, alt: string) => `${place}번째 사진: ${alt}`,
  thumbnails: '사진 목록',
} as const;
