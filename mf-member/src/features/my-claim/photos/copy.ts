export const copy = {
  photos: '사진 (선택)',
  hint: (count: number) =>
    `상품 상태를 확인할 수 있는 사진을 ${count}장까지 올려주세요. 사진은 고객님과 판매자만 볼 수 있어요.`,
} as const;
