import type { Anchor } from '../../geometry.ts';
import { line, type Part, panel } from '../../piece.ts';
import { type Cut, roundNeck } from './torso.ts';

/** The yoke across a back, cut across the cloth, down to `y`. */
export function backYoke(cut: Cut, y: number): Part[] {
  const curve: Anchor[] = [
    [-cut.shoulder + 7, y + 14],
    [0, y],
    [cut.shoulder - 7, y + 14],
  ];
  const cloth: Anchor[] = [
    [-cut.neck, 6, 1],
    ...roundNeck(cut, 16).slice(1, -1),
    [cut.neck, 6, 1],
    [cut.shoulder - 2, cut.slope, 1],
    ...curve.toReversed().map(([x, at], index): Anchor => (index === 1 ? [x, at] : [x, at, 1])),
    [-cut.shoulder + 2, cut.slope, 1],
  ];
  return [
    panel(cloth, { grain: 90, thickness: 1, round: 10, wrinkle: 0.3, seamless: true }),
    line(curve, 'seam'),
    line(
      curve.map(([x, at]): Anchor => [x, at + 5]),
      'stitch',
    ),
  ];
}

/** The yoke of a shirt where it comes over the shoulders to the front, cut across the cloth. */
export function frontYoke({ neck, shoulder, slope }: Cut): Part[] {
  return ([-1, 1] as const).flatMap((side) => {
    const at = (x: number, y: number, corner?: 1): Anchor => (corner ? [side * x, y, corner] : [side * x, y]);
    const seam = [at(neck - 8, 34), at(shoulder - 6, slope + 32)];
    const cloth = [
      at(neck, 2, 1),
      at(shoulder, slope, 1),
      at(shoulder - 5, slope + 33, 1),
      at(neck - 8, 34, 1),
    ];
    return [
      panel(cloth, { grain: side * 78, thickness: 2, round: 8, wrinkle: 0.3 }),
      line(
        seam.map(([x, y]): Anchor => [x, y - 6]),
        'stitch',
      ),
    ];
  });
}
