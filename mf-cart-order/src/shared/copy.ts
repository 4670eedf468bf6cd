export const copy = {
  products: '상품 금액',
  discount: '할인 금액',
  delivery: '배송비',
  free: '무료',
  pieces: (count: number) => `${count}개`,
} as const;
