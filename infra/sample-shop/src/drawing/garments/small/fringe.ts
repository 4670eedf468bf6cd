import { type Anchor, curve, type Point } from '../../geometry.ts';
import { line, type Part } from '../../piece.ts';
import type { Random } from '../../random.ts';

/** The woven edge that a fringe hangs from. */
interface Edge {
  /** From its left end to its right. */
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  /** How far the ends swing to the right. */
  lean: number;
  length: number;
  /** Whether its threads are seen one by one. */
  isNear: boolean;
}

/**
 * Warp ends twisted two by two. Seen closely, threads run together below the last weft, and each cord ends in a knot
 * with a tuft.
 */
export function twistedFringe({ from, to, lean, length, isNear }: Edge, hex: string, random: Random): Part[] {
  const count = Math.round((to[0] - from[0] - 10) / (isNear ? 14.5 : 16));
  return Array.from({ length: count + 1 }, (_, index): Part[] => {
    const share = index / count;
    const x = from[0] + 6 + (to[0] - from[0] - 12) * share;
    const y = from[1] + (to[1] - from[1]) * share;
    const sway = random.range(-5, 5);
    const long = length * random.range(0.94, 1.05);
    const end: Anchor = [x + lean * 1.3 + sway * 0.8, y + long * (isNear ? 0.84 : 1)];
    const middle: Anchor = [x + lean * 0.6 + sway * 0.4, y + long * 0.45];
    if (!isNear) return [line([[x, y - 4], middle, end], 'cord', { hex, width: 0.9 })];
    return [
      ...looseThreads([x, y], end, [end[0] + lean * 0.2, y + long], hex),
      line([[x, y + 12], middle, end], 'twist', { hex, width: 0.95 }),
      line(curve([end[0], end[1] - 3, end[0] + 0.4, end[1] + 2]), 'twist', { hex, width: 1.1 }),
    ];
  }).flat();
}

/** What is not twisted: above a cord, before its threads meet, and below its knot. */
function looseThreads([x, y]: Point, knot: Anchor, tip: Point, hex: string): Part[] {
  return [
    ...[-5, 5].map((away) =>
      line(curve([x + away, y - 4, x + away * 0.5, y + 9, x, y + 17]), 'edge', { hex, width: 2.6 }),
    ),
    ...[-3, 0, 3].map((away) => line([knot, [tip[0] + away, tip[1]]], 'edge', { hex, width: 1.5 })),
  ];
}
