/** KRW of a year: the least that a grade asks for, and what the next one asks for. */
export interface SpendRange {
  from: number;
  below: number;
}

/**
 * Which pieces a member bought for good, so that a year's spend is what the grade asks for: at least one, each once,
 * and as few as do it. What cannot be reached with these pieces is left short.
 * @param spent KRW that the member's other orders add up to
 */
export function earlierPurchases<T extends { price: number }>(
  pieces: readonly T[],
  { from, below }: SpendRange,
  spent: number,
): T[] {
  const left = pieces.toSorted((one, other) => one.price - other.price);
  const bought: T[] = [];
  let sum = spent;
  while (sum < Math.max(from, 1)) {
    const fitting = left.filter(({ price }) => sum + price < below);
    const next = fitting.find(({ price }) => sum + price >= from) ?? fitting.at(-1);
    if (!next) break;
    left.splice(left.indexOf(next), 1);
    bought.push(next);
    sum += next.price;
  }
  return bought;
}
