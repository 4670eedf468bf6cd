import { mannWhitney, median } from './mann-whitney.ts';

/** Values of 0 to 1 that are the same in every run. */
function* evenValues(seed: number) {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    yield state / 2 ** 31;
  }
}
const take = (values: Generator<number>, count: number) =>
  Array.from({ length: count }, () => Number(values.next().value));

describe('the Mann–Whitney U test', () => {
  it('finds what is published of known data', () => {
    // Ages at diagnosis of diabetes, the example of SciPy's documentation.
    const { u, p } = mannWhitney([19, 22, 16, 29, 24], [20, 11, 17, 12]);
    expect(u).toBe(17);
    expect(p).toBeCloseTo(0.111_347, 5);
  });

  it('shares ranks among equal values', () => {
    // By hand: ranks 1, 2.5, 4 and 2.5, 5, 6; U 1.5, variance 9 / 12 · (7 − 6 / 30), |U − 4.5| − 0.5 = 2.5.
    const { u, p } = mannWhitney([1, 2, 3], [2, 4, 5]);
    expect(u).toBe(1.5);
    expect(p).toBeCloseTo(0.268_29, 4);
  });

  it('does not depend on which group is named first', () => {
    const [one, other] = [take(evenValues(3), 50), take(evenValues(4), 60)];
    const [there, back] = [mannWhitney(one, other), mannWhitney(other, one)];
    expect(there.u + back.u).toBe(50 * 60);
    expect(there.p).toBeCloseTo(back.p, 12);
  });

  it('sees a shift of a tenth of the spread in 200 samples, whatever few slow ones there are, and none without', () => {
    const values = evenValues(7);
    const [one, other] = [take(values, 200), take(values, 200)];
    const slow = Array.from({ length: 5 }, (_, index) => 1000 + index);
    expect(mannWhitney(one, other).p).toBeGreaterThan(0.05);
    expect(
      mannWhitney(
        [...one, ...slow],
        other.map((value) => value + 0.15),
      ).p,
    ).toBeLessThan(0.001);
  });

  it('says nothing of groups that are equal or empty', () => {
    expect(mannWhitney([5, 5, 5], [5, 5]).p).toBe(1);
    expect(mannWhitney([], []).p).toBe(1);
    expect(mannWhitney([1], []).p).toBe(1);
  });
});

it('a median is the middle value', () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([])]).toEqual([2, 2.5, Number.NaN]);
});
