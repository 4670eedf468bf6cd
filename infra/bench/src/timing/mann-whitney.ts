/** What a two-sided Mann–Whitney U test says of two groups. */
export interface RankTest {
  /** Pairs in which the first group's value is higher; an equal pair counts half. */
  u: number;
  /** How probable a U at least this far from even is when both groups come from one distribution (0 to 1). */
  p: number;
}

/** Each value's rank from 1 on, equal values sharing their mean rank, and the sizes of groups of equal values. */
function rank(values: readonly number[]): { ranks: number[]; ties: number[] } {
  const order = values.map((_, index) => index).sort((one, other) => at(values, one) - at(values, other));
  const ranks: number[] = new Array(values.length).fill(0);
  const ties: number[] = [];
  for (let start = 0; start < order.length; ) {
    let end = start + 1;
    while (end < order.length && at(values, at(order, end)) === at(values, at(order, start))) end += 1;
    for (const index of order.slice(start, end)) ranks[index] = (start + 1 + end) / 2;
    ties.push(end - start);
    start = end;
  }
  return { ranks, ties };
}

const at = (values: readonly number[], index: number) => values[index] ?? Number.NaN;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Complementary error function for x ≥ 0, within 1.5e-7 (Abramowitz and Stegun 7.1.26). */
function erfc(x: number): number {
  const t = 1 / (1 + 0.3275911 * x);
  const series = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429];
  return series.reduce((total, factor, power) => total + factor * t ** (power + 1), 0) * Math.exp(-x * x);
}

/**
 * Mann-Whitney U test by ranks, so that single slow requests weigh no more than others: normal approximation, corrected
 * for ties and continuity, for groups of 8 and more; p is 1 without values or when all are equal.
 */
export function mannWhitney(first: readonly number[], second: readonly number[]): RankTest {
  const { ranks, ties } = rank([...first, ...second]);
  const [n, m, all] = [first.length, second.length, ranks.length];
  const u = sum(ranks.slice(0, n)) - (n * (n + 1)) / 2;
  const tied = all < 2 ? 0 : sum(ties.map((size) => size ** 3 - size)) / (all * (all - 1));
  const deviation = Math.sqrt(((n * m) / 12) * (all + 1 - tied));
  const distance = Math.max(0, Math.abs(u - (n * m) / 2) - 0.5);
  return { u, p: deviation > 0 ? Math.min(1, erfc(distance / deviation / Math.SQRT2)) : 1 };
}

/** The middle value; the mean of the middle two of an even number, NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  return (at(sorted, Math.ceil(middle) - 1) + at(sorted, Math.floor(middle))) / 2;
}
