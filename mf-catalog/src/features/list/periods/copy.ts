export const copy = {
  periods: '기간',
  wholePeriod: '종합',
  rankedAt: (time: string) => `${time} 기준`,
} as const;
