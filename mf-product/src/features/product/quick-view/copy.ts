export const copy = {
  loading: '상품을 불러오고 있어요',
  failed: '상품을 불러오지 못했어요',
  gone: '지금은 볼 수 없는 상품이에요',
  drop: '정해진 시간에 선착순으로 판매하는 상품이에요. 상품 페이지에서 참여할 수 있어요.',
} as const;
