export const copy = {
  coordi: '함께 입기 좋은 상품',
  plans: '이 상품이 담긴 기획전',
  recommended: '비슷한 상품',
  recommendedIn: (color: string) => `${color} 색상과 비슷한 상품이에요`,
  alsoViewed: '다른 고객이 함께 본 상품',
  recent: '최근 본 상품',
} as const;
