import type { Anchor } from '../../geometry.ts';
import { type Panel, type Part, panel } from '../../piece.ts';
import type { Cut } from './torso.ts';

/** A neckline from the right high point to the left one that meets in a point. */
export const veeNeck = ({ neck }: Cut, depth: number): Anchor[] => [
  [-neck, 0, 1],
  [-neck * 0.6, depth * 0.46],
  [0, depth, 1],
  [neck * 0.6, depth * 0.46],
  [neck, 0, 1],
];

/** The two ribs of a V neck, crossing at its point, and the one behind. */
export function veeRib({ neck }: Cut, depth: number, rib: Partial<Panel>): Part[] {
  const band = (side: 1 | -1): Anchor[] => [
    [side * (neck + 2), 0, 1],
    [side * (neck * 0.6 + 2), depth * 0.46],
    [0, depth + 6, 1],
    [0, depth - 34, 1],
    [side * (neck * 0.6 - 24), depth * 0.44],
    [side * (neck - 26), -14, 1],
  ];
  const behind: Anchor[] = [
    [-neck + 22, -14, 1],
    [0, -4],
    [neck - 22, -14, 1],
    [0, 18],
  ];
  return [
    panel(behind, { inside: true, ...rib, tone: -0.14, thickness: 3 }),
    panel(band(-1), { ...rib, round: 7 }),
    panel(band(1), { ...rib, round: 7 }),
  ];
}
