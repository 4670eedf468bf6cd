import type { Anchor } from '../../geometry.ts';
import { flatten } from '../../geometry.ts';

/**
 * The outline of a band of even width laid along a line: straps, handles, belts, fringe. Its last end is square, or
 * rounded over the length `tip`.
 */
export function strip(along: readonly Anchor[], width: number, step = 40, tip = 0): Anchor[] {
  const points = flatten(along, false, step);
  const sides: [Anchor[], Anchor[]] = [[], []];
  points.forEach(([x, y], index) => {
    const before = points[Math.max(0, index - 1)] ?? [x, y];
    const after = points[Math.min(points.length - 1, index + 1)] ?? [x, y];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [(-dy / length) * (width / 2), (dx / length) * (width / 2)];
    const last = index === points.length - 1;
    const end = index === 0 || (last && tip === 0);
    sides[0].push(end ? [x + nx, y + ny, 1] : [x + nx, y + ny]);
    sides[1].push(end ? [x - nx, y - ny, 1] : [x - nx, y - ny]);
    if (last && tip > 0) sides[0].push([x + (dx / length) * tip, y + (dy / length) * tip]);
  });
  return [...sides[0], ...sides[1].reverse()];
}

/** The line moved sideways by `by`, for stitches along a band's edge. */
export function beside(along: readonly Anchor[], by: number, step = 40): Anchor[] {
  const points = flatten(along, false, step);
  return points.map(([x, y], index): Anchor => {
    const before = points[Math.max(0, index - 1)] ?? [x, y];
    const after = points[Math.min(points.length - 1, index + 1)] ?? [x, y];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    return [x + (-dy / length) * by, y + (dx / length) * by];
  });
}
