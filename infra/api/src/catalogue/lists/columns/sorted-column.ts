import { type Bits, emptyBits, hasBit, setBit } from './bits.ts';

type Compare = (one: number, other: number) => number;

/** One number per slot, and the slots in its order; equal ones the newer product first. */
export class SortedColumn {
  readonly values: Float64Array;
  readonly #capacity: number;
  readonly #compare: Compare;
  readonly #placed: Bits;
  #pending: number[] = [];
  #slots: Uint32Array = new Uint32Array(0);

  constructor(capacity: number, direction: 'rising' | 'falling', newerFirst: Compare) {
    const sign = direction === 'rising' ? 1 : -1;
    const values = new Float64Array(capacity);
    this.values = values;
    this.#capacity = capacity;
    this.#placed = emptyBits(capacity);
    this.#compare = (one, other) =>
      sign * ((values[one] ?? 0) - (values[other] ?? 0)) || newerFirst(one, other);
  }

  set(slot: number, value: number): void {
    if (hasBit(this.#placed, slot) && this.values[slot] === value) return;
    this.values[slot] = value;
    setBit(this.#placed, slot, true);
    this.#pending.push(slot);
  }

  /** Slots in order, once what was set has been put in its place. */
  get slots(): Uint32Array {
    if (this.#pending.length > 0) this.#place();
    return this.#slots;
  }

  /** One walk over the others, however many moved. */
  #place(): void {
    const moving = emptyBits(this.#capacity);
    for (const slot of this.#pending) setBit(moving, slot, true);
    const sorted = Uint32Array.from(new Set(this.#pending)).sort(this.#compare);
    const staying = this.#slots.filter((slot) => !hasBit(moving, slot));
    const merged = new Uint32Array(staying.length + sorted.length);
    let [next, at] = [0, 0];
    for (const slot of sorted) {
      while (next < staying.length && this.#compare(staying[next] ?? 0, slot) < 0)
        merged[at++] = staying[next++] ?? 0;
      merged[at++] = slot;
    }
    merged.set(staying.subarray(next), at);
    this.#slots = merged;
    this.#pending = [];
  }
}
