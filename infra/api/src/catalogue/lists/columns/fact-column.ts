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
  /** Keys that say the same in another order share a code: colours alone would make tens of thousands. */
  readonly #codeByFacts = new Map<string, number>();
  readonly #factsByCode: Uint32Array[] = [];
  /** Every fact that was seen, by its number. */
  readonly #facts: Fact[] = [];
  readonly #numberByFact = new Map<Fact, number>();
  readonly #bits: Bits[] = [];

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
    for (const fact of this.#factsByCode[before] ?? []) this.#label(fact, slot, false);
    for (const fact of this.#factsByCode[code] ?? []) this.#label(fact, slot, true);
    this.#codes[slot] = code;
  }

  /** The products that have a fact; undefined when none ever had. */
  having(fact: Fact): Bits | undefined {
    const number = this.#numberByFact.get(fact);
    return number === undefined ? undefined : this.#bits[number];
  }

  /** How many of the given products have each fact; those that none has are left out. */
  count(slots: Uint32Array, add: (fact: Fact, count: number) => void): void {
    const byCode = new Uint32Array(this.#factsByCode.length);
    const codes = this.#codes;
    for (let index = 0; index < slots.length; index += 1) {
      const code = codes[slots[index] ?? 0] ?? 0;
      byCode[code] = (byCode[code] ?? 0) + 1;
    }
    const byFact = new Uint32Array(this.#facts.length);
    for (let code = 0; code < byCode.length; code += 1) {
      const count = byCode[code] ?? 0;
      if (count > 0)
        for (const fact of this.#factsByCode[code] ?? []) byFact[fact] = (byFact[fact] ?? 0) + count;
    }
    for (const [number, fact] of this.#facts.entries()) {
      const count = byFact[number] ?? 0;
      if (count > 0) add(fact, count);
    }
  }

  #codeOf(key: string): number {
    const known = this.#codeByKey.get(key);
    if (known !== undefined) return known;
    // Twice the same fact would count twice.
    const facts = Uint32Array.from(new Set(this.#factsOf(key).map((fact) => this.#numberOf(fact)))).sort();
    const name = facts.join();
    const code = this.#codeByFacts.get(name) ?? this.#factsByCode.push(facts) - 1;
    this.#codeByFacts.set(name, code);
    this.#codeByKey.set(key, code);
    return code;
  }

  #numberOf(fact: Fact): number {
    const known = this.#numberByFact.get(fact);
    if (known !== undefined) return known;
    const number = this.#facts.push(fact) - 1;
    this.#numberByFact.set(fact, number);
    this.#bits.push(emptyBits(this.#capacity));
    return number;
  }

  #label(fact: number, slot: number, isIn: boolean): void {
    const bits = this.#bits[fact];
    if (bits) setBit(bits, slot, isIn);
  }
}
