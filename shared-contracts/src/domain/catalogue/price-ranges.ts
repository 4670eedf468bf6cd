/** Upper end of the last price range (KRW); above any price. */
const noLimit = 2_000_000_000;

/** Price ranges of the list filter in KRW, lower end included: `<from>-<below>`, the last one open. */
export const priceRanges = [
  { value: '0-30000', name: '3만원 미만', from: 0, below: 30_000 },
  { value: '30000-50000', name: '3만원 ~ 5만원', from: 30_000, below: 50_000 },
  { value: '50000-100000', name: '5만원 ~ 10만원', from: 50_000, below: 100_000 },
  { value: '100000-200000', name: '10만원 ~ 20만원', from: 100_000, below: 200_000 },
  { value: '200000-300000', name: '20만원 ~ 30만원', from: 200_000, below: 300_000 },
  { value: '300000-', name: '30만원 이상', from: 300_000, below: noLimit },
] as const;
