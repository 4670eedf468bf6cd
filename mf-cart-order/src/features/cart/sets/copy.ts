export const copy = {
  label: '세트로 담은 상품',
  setPrice: (won: string) => `세트가 ${won}`,
  count: (names: string) => `${names} 세트 수량`,
  sets: (count: number) => `${count}세트`,
} as const;
