export const copy = {
  next: (grade: string, amount: string) => `${grade}까지 ${amount} 남았어요`,
  top: '가장 높은 등급이에요',
  byHand: '구매 금액과 관계없는 등급이에요',
  bar: (grade: string) => `${grade} 등급까지`,
  spent: (days: number, amount: string) => `최근 ${days === 365 ? '1년' : `${days}일`} 구매확정 ${amount}`,
} as const;
