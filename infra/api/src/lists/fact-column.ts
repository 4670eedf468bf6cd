import { type Bits, emptyBits, setBit } from './bits.ts';
import type { Fact } from './list-facts.ts';

/**
 * What products have of some kind, such as their colours. Products that are alike share a code, so counting looks at
 * one number per product; and each fact has the set of products that have it, so filtering looks at none.
 */
export class FactColumn {
  readonly #capacity: number;
  readonly #factsOf: (key: string) => Fact[];
  readonly #codes: Uint32Array;
  readonly #codeByKey = new Map<string, number>();
  readonly #factsByCode: Fact[][] = [];
  readonly #bits = new Map<Fact, Bits>();

  /** `factsOf` reads a product's key, such as `BLACK,NAVY`, into its facts. Without a key it has none. */
  constructor(capacity: number, factsOf: (key: string) => Fact[]) {
    this.#capacity = capacity;
    this.#factsOf = (key) => (key === '' ? [] : factsOf(key));
    this.#codes = new Uint32Array(capacity);
    this.#codeOf('');
  }

  set(slot: number, key: string): void {
    const code = this.#codeOf(key);
    const before = this.#codes[slot] ?? 0;
    if (code === before) return;
    for (const fact of this.#factsByCode[before] ?? []) setBit(this.#setOf(fact), slot, false);
    for (const fact of this.#factsByCode[code] ?? []) setBit(this.#setOf(fact), slot, true);
    this.#codes[slot] = code;
  }

  /** The products that have a fact; undefined when none ever had. */
  having(fact: Fact): Bits | undefined {
    return this.#bits.get(fact);
  }

  /** How many of the given products have each fact. */
  count(slots: Uint32Array, add: (fact: Fact, count: number) => void): void {
    const counts = new Uint32Array(this.#factsByCode.length);
    const codes = this.#codes;
    for (let index = 0; index < slots.length; index += 1) {
      const code = codes[slots[index] ?? 0] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
    for (const [code, facts] of this.#factsByCode.entries()) {
      const count = counts[code] ?? 0;
      if (count > 0) for (const fact of facts) add(fact, count);
    }
  }

  #codeOf(key: string): number {
    const known = this.#codeByKey.get(key);
    if (known !== undefined) return known;
    const code = this.#factsByCode.length;
    // Twice the same fact would count twice.
    this.#factsByCode.push([...new Set(this.#factsOf(key))]);
    this.#codeByKey.set(key, code);
    return code;
  }

  #setOf(fact: Fact): Bits {
    const known = this.#bits.get(fact);
    if (known) return known;
    const bits = emptyBits(this.#capacity);
    this.#bits.set(fact, bits);
    return bits;
  }
}
