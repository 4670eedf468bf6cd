type NumberOf = (slot: number) => number;

/** Cuts an order into runs of equal value; `[from, to)` of each, in order. */
function* runsOf(slots: Uint32Array, numberOf: NumberOf): Generator<[number, number]> {
  for (let from = 0; from < slots.length; ) {
    const value = numberOf(slots[from] ?? 0);
    let to = from + 1;
    while (to < slots.length && numberOf(slots[to] ?? 0) === value) to += 1;
    yield [from, to];
    from = to;
  }
}

/** The order by a value that never falls where the old one rises, such as a grade's price: only equal ones move. */
export function coarser(
  slots: Uint32Array,
  numberOf: NumberOf,
  compareEqual: (one: number, other: number) => number,
): Uint32Array {
  const order = slots.slice();
  for (const [from, to] of runsOf(order, numberOf)) {
    const run = order.subarray(from, to);
    if (!isSorted(run, compareEqual)) run.sort(compareEqual);
  }
  return order;
}

/** Most runs are, and then looking costs far less than sorting. */
function isSorted(slots: Uint32Array, compare: (one: number, other: number) => number): boolean {
  for (let index = 1; index < slots.length; index += 1)
    if (compare(slots[index - 1] ?? 0, slots[index] ?? 0) > 0) return false;
  return true;
}

/** The highest value first, with equal ones left as they are. */
export function descending(slots: Uint32Array, numberOf: NumberOf): Uint32Array {
  const order = new Uint32Array(slots.length);
  let end = slots.length;
  for (const [from, to] of runsOf(slots, numberOf)) {
    order.set(slots.subarray(from, to), end - (to - from));
    end -= to - from;
  }
  return order;
}
