import { type Anchor, flatten } from '../../geometry.ts';
import { line, type Panel, type Part, panel } from '../../piece.ts';

const pale = '#faf4ec';
/** Width of one scallop, units. */
export const scallop = 19;

/** A scalloped lace edging that hangs from a line, to its right as the line runs; `deep` units wide. */
export function lace(along: readonly Anchor[], deep: number): Part[] {
  const points = flatten(along, false, 6);
  const spots = spread(points, scallop);
  const upper: Anchor[] = spots.map(({ x, y }, index) =>
    index === 0 || index === spots.length - 1 ? [x, y, 1] : [x, y],
  );
  const lower = spots.flatMap(({ x, y, nx, ny }, index): Anchor[] => {
    const next = spots[index + 1];
    const valley: Anchor = [x + nx * deep * 0.62, y + ny * deep * 0.62, 1];
    if (!next) return [valley];
    const [mx, my] = [(x + next.x) / 2, (y + next.y) / 2];
    return [valley, [mx + nx * deep * 1.1, my + ny * deep * 1.1]];
  });
  const eyelets = spots.slice(0, -1).map(({ x, y, nx, ny }, index): Anchor => {
    const next = spots[index + 1] ?? { x, y };
    return [(x + next.x) / 2 + nx * deep * 0.68, (y + next.y) / 2 + ny * deep * 0.68];
  });
  const cloth: Partial<Panel> = {
    hex: pale,
    pattern: 'solid',
    thickness: 5,
    round: 4,
    wrinkle: 0,
  };
  return [panel([...upper, ...lower.toReversed()], cloth), line(eyelets, 'eyelet', { width: deep * 0.26 })];
}

interface Spot {
  x: number;
  y: number;
  nx: number;
  ny: number;
}

/** Places at even distances along a line, with the way to its right. */
function spread(points: readonly (readonly [number, number])[], gap: number): Spot[] {
  const spots: Spot[] = [];
  let left = 0;
  for (let index = 0; index + 1 < points.length; index += 1) {
    const [ax, ay] = points[index] ?? [0, 0];
    const [bx, by] = points[index + 1] ?? [ax, ay];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const [dx, dy] = [(bx - ax) / length, (by - ay) / length];
    for (; left < length; left += gap) spots.push({ x: ax + dx * left, y: ay + dy * left, nx: -dy, ny: dx });
    left -= length;
  }
  return spots;
}

/** A small satin bow with short ends. */
export function bowTrim(hex: string, edge: string): string {
  const loops = 'M0 0C-14 -22 -44 -24 -44 -2C-44 20 -14 16 0 0C14 16 44 20 44 -2C44 -24 14 -22 0 0Z';
  const tails = 'M-3 4L-24 50L-10 46L-4 54L2 8ZM3 4L24 50L10 46L4 54L-2 8Z';
  return [
    `<path d="${tails}${loops}" transform="translate(2 3)" fill="#0d0b0a" opacity=".2"/>`,
    `<path d="${tails}" fill="${hex}" stroke="${edge}" stroke-width="1.4"/>`,
    `<path d="${loops}" fill="${hex}" stroke="${edge}" stroke-width="1.6"/>`,
    `<path d="M-34 -4Q-18 -8 -6 -1M34 -4Q18 -8 6 -1" fill="none" stroke="${edge}" stroke-width="1.6"/>`,
    `<rect x="-8" y="-8" width="16" height="17" rx="5" fill="${hex}" stroke="${edge}" stroke-width="1.6"/>`,
  ].join('');
}
