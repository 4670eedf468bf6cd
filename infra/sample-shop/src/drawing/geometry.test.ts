import { type Anchor, curve, flatten, wound } from './geometry.ts';

const clockwise: Anchor[] = [
  [0, 0, 1],
  [10, 0, 1],
  [10, 10, 1],
  [0, 10, 1],
];

describe('a closed shape', () => {
  it('is wound the same way however it was drawn', () => {
    expect(wound(clockwise)).toEqual(clockwise);
    expect(wound(clockwise.toReversed())).toEqual(clockwise);
  });

  it('runs through the same points when it is turned around', () => {
    const curved: Anchor[] = [
      [0, 0],
      [10, 2],
      [12, 11, 1],
      [1, 9],
    ];
    const places = (anchors: readonly Anchor[]) =>
      flatten(anchors, true, 4)
        .map(([x, y]) => `${x.toFixed(6)} ${y.toFixed(6)}`)
        .sort();
    expect(places(wound(curved.toReversed()))).toEqual(places(wound(curved)));
  });
});

describe('a flat list of numbers', () => {
  it('is read as x and y in rotation, with corners where they are named', () => {
    expect(curve([1, 2, 3, 4, 5, 6], [1])).toEqual([
      [1, 2],
      [3, 4, 1],
      [5, 6],
    ]);
  });
});
