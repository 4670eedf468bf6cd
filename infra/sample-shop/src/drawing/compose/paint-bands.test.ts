import type { Anchor } from '../geometry.ts';
import { paintBands } from './paint-bands.ts';

const outline: readonly Anchor[] = [
  [0, 0, 1],
  [200, 0, 1],
  [200, 200, 1],
  [0, 200, 1],
];
const stripes = {
  repeat: 40,
  bands: [{ runs: 'along', at: 0, width: 10, hex: '#000000', opacity: 1 } as const],
};
const plain = {
  outline,
  folds: [],
  move: (anchor: Anchor) => anchor,
  rotation: 0,
  placement: { x: 0, y: 0, scale: 1, rotation: 0 },
};
/** Lines as their points. */
const linesOf = (svg: string) =>
  (svg.match(/ d="([^"]+)"/)?.[1] ?? '')
    .split('M')
    .filter(Boolean)
    .map((line) => line.split('L').map((point) => point.split(' ').map(Number)));
const [across, down] = [0, 1];
const spread = (line: readonly (readonly number[])[], axis: number) => {
  const values = line.map((point) => point[axis] ?? 0);
  return Math.max(...values) - Math.min(...values);
};

describe('stripes', () => {
  it('run with the grain: upright on a body, level on a cuff that is cut across', () => {
    for (const line of linesOf(paintBands(stripes, plain))) expect(spread(line, across)).toBeLessThan(8);
    for (const line of linesOf(paintBands(stripes, { ...plain, rotation: 90 })))
      expect(spread(line, down)).toBeLessThan(8);
  });

  it('give way at a fold, and only there', () => {
    const along: readonly Anchor[] = [
      [0, 100],
      [200, 100],
    ];
    const folded = linesOf(paintBands(stripes, { ...plain, folds: [{ along, width: 20, depth: 8 }] }));
    const before = linesOf(paintBands(stripes, plain));
    const moved = folded.map((line, at) =>
      line.map((point, step) => Math.abs((point[across] ?? 0) - (before[at]?.[step]?.[across] ?? 0))),
    );
    expect(Math.max(...moved.flat())).toBeGreaterThan(3);
    for (const line of moved) expect(line[0]).toBeLessThan(0.2);
  });

  it('meet at a placket: two panels of one grain have them in the same places', () => {
    const left: readonly Anchor[] = outline.map(([x, y]) => [x - 120, y, 1]);
    const xs = (lines: ReturnType<typeof linesOf>) =>
      lines.map((line) => Math.round((line[0]?.[across] ?? 0) / 4));
    const shared = xs(linesOf(paintBands(stripes, plain)));
    const other = xs(linesOf(paintBands(stripes, { ...plain, outline: left })));
    expect(other.filter((x) => shared.includes(x)).length).toBeGreaterThanOrEqual(2);
  });
});
