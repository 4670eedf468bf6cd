import { diceOf } from '@mall/sample-shop/random';
import { coarser, descending } from './regraded-order.ts';
import { SortedColumn } from './sorted-column.ts';

const capacity = 400;
const newerFirst = (one: number, other: number) => other - one;

it('keeps its order while values change, come and change again before anybody looks', () => {
  const dice = diceOf('sorted');
  const column = new SortedColumn(capacity, 'falling', newerFirst);
  const values = new Map<number, number>();
  for (let round = 0; round < 60; round += 1) {
    for (let change = 0; change < dice.between(1, 40); change += 1) {
      const [slot, value] = [dice.between(0, capacity - 1), dice.between(0, 30)];
      column.set(slot, value);
      values.set(slot, value);
    }
    const expected = [...values].sort(
      ([one, value], [other, second]) => second - value || newerFirst(one, other),
    );
    expect([...column.slots]).toEqual(expected.map(([slot]) => slot));
  }
});

it("puts prices that a grade's rounding makes equal in the order of equal prices", () => {
  const prices = [1009, 1001, 1005, 2000, 990];
  const byPrice = Uint32Array.of(4, 1, 2, 0, 3);
  const rounded = (slot: number) => Math.floor((prices[slot] ?? 0) / 10) * 10;
  expect([...coarser(byPrice, rounded, newerFirst)]).toEqual([4, 2, 1, 0, 3]);
  expect([...descending(coarser(byPrice, rounded, newerFirst), rounded)]).toEqual([3, 2, 1, 0, 4]);
});
