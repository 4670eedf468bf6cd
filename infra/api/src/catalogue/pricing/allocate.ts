/**
 * Shares a whole amount (KRW) out in proportion to weights, by largest remainder: the shares add up exactly and none
 * exceeds its weight while the amount does not exceed their sum. Part refunds rest on it.
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (amount === 0 || sum === 0) return weights.map(() => 0);
  // Products of two KRW amounts can leave the range in which numbers are exact.
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = exact.map((product) => Number(product / BigInt(sum)));
  const left = amount - shares.reduce((total, share) => total + share, 0);
  const byRemainder = exact
    .map((product, index) => ({ index, remainder: product % BigInt(sum) }))
    .sort((one, other) => Number(other.remainder - one.remainder) || one.index - other.index);
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
