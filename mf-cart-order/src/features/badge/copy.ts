export const copy = {
  cart: '장바구니',
  cartWith: (count: number) => `장바구니, 상품 ${count}개`,
} as const;
