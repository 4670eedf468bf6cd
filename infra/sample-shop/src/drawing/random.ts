// Bound once: a global looked up in an inner loop is slow wherever globals are proxied, as in a test's own realm.
const { floor, imul } = Math;

/** A seeded source of numbers: the same seed gives the same sequence on every machine. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  range(from: number, to: number): number;
  chance(share: number): boolean;
  pick<T>(items: readonly [T, ...T[]]): T;
  /** An independent sequence, so that one part's draws do not shift another's. */
  fork(salt: number): Random;
}

/** Mulberry32 over the seed; fast, and good enough to place folds. */
export function seeded(seed: number): Random {
  let state = imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  next();
  return {
    next,
    range: (from, to) => from + (to - from) * next(),
    chance: (share) => next() < share,
    pick: (items) => items[floor(next() * items.length)] ?? items[0],
    fork: (salt) => seeded(imul(seed, 31) + salt * 7919),
  };
}
