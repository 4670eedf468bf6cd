import type { Point } from '../../../geometry.ts';
import { foldSleeve } from './folded-sleeve.ts';

const wrist: Point = [120, 400];
const { crease, laid, forearm } = foldSleeve({
  elbow: [100, 200],
  outer: [
    [140, 200],
    [140, 400],
  ],
  inner: [
    [60, 200],
    [60, 400],
  ],
  crease: [-Math.SQRT1_2, Math.SQRT1_2],
});

describe('a folded sleeve', () => {
  it('keeps the length of its forearm', () => {
    const [x, y] = laid(wrist);
    expect(Math.hypot(x - 100, y - 200)).toBeCloseTo(Math.hypot(20, 200));
  });

  it('crosses inward, level where it is folded at half a right angle', () => {
    const [x, y] = laid([100, 400]);
    expect([x, y]).toEqual([expect.closeTo(-100), expect.closeTo(200)]);
  });

  it('has both its lengths meet in the crease', () => {
    expect(crease).toEqual([
      [140, expect.closeTo(160), 1],
      [60, expect.closeTo(240), 1],
    ]);
    expect([forearm[0], forearm[3]]).toEqual(crease);
  });
});
