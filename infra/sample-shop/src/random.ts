/** A small deterministic source of choices: the same key gives the same catalogue on every machine. */
export interface Dice {
  /** 0 to 1, 1 excluded. */
  next(): number;
  /** Whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** True with the given probability, 0 to 1. */
  chance(probability: number): boolean;
  pick<T>(items: readonly [T, ...T[]] | readonly T[]): T;
  /** Up to `count` different items, in random order. */
  sample<T>(items: readonly T[], count: number): T[];
}

/** Mulberry32 seeded by FNV-1a of the key. */
export function diceOf(key: string): Dice {
  let state = 2_166_136_261;
  for (const character of key) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619);
  }
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error(`nothing to pick from (${key})`);
    return item;
  };
  return {
    next,
    pick,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    sample: (items, count) => {
      const rest = [...items];
      const chosen = [];
      while (chosen.length < count && rest.length > 0) {
        chosen.push(...rest.splice(Math.floor(next() * rest.length), 1));
      }
      return chosen;
    },
  };
}
