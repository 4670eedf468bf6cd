/** A set of slots, one bit each. All sets of one table are of the same length. */
export type Bits = Uint32Array;

const bitsPerWord = 32;

/** An empty set for slots below `capacity`. */
export function emptyBits(capacity: number): Bits {
  return new Uint32Array(Math.ceil(capacity / bitsPerWord));
}

export function setBit(bits: Bits, slot: number, isIn: boolean): void {
  const at = slot >>> 5;
  const bit = 1 << (slot & 31);
  bits[at] = isIn ? (bits[at] ?? 0) | bit : (bits[at] ?? 0) & ~bit;
}

export function hasBit(bits: Bits, slot: number): boolean {
  return ((bits[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0;
}

/** Slots that are in any of the sets. */
export function union(capacity: number, parts: readonly Bits[]): Bits {
  const [first, ...others] = parts;
  if (!first) return emptyBits(capacity);
  const all = first.slice();
  for (const other of others)
    for (let at = 0; at < all.length; at += 1) all[at] = (all[at] ?? 0) | (other[at] ?? 0);
  return all;
}

/** Slots that are in every one of the sets; there has to be one. */
export function intersection(first: Bits, others: readonly Bits[]): Bits {
  const all = first.slice();
  for (const other of others)
    for (let at = 0; at < all.length; at += 1) all[at] = (all[at] ?? 0) & (other[at] ?? 0);
  return all;
}

/** The slots themselves, ascending. `scratch` has to hold the most there may be; the caller reuses it. */
export function slotsIn(bits: Bits, scratch: Uint32Array): Uint32Array {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) {
    let word = bits[at] ?? 0;
    while (word !== 0) {
      const lowest = word & -word;
      scratch[count] = at * bitsPerWord + (31 - Math.clz32(lowest));
      count += 1;
      word ^= lowest;
    }
  }
  return scratch.subarray(0, count);
}

export const isEmpty = (bits: Bits): boolean => bits.every((word) => word === 0);
