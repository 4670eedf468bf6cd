import type { Point } from '../../../geometry.ts';
import type { Fold } from '../../../piece.ts';
import type { Random } from '../../../random.ts';
import type { SleeveCut } from './sleeve.ts';

/** Sleeves below this length (units) end above the elbow. */
export const shortest = 200;

/** How many folds run from the underarm; those after them cross the forearm. */
export const underarmFolds = 3;

/** The point that lies `length` units along a direction. */
export const from = (start: Point, along: Point, length: number): Point => [
  start[0] + along[0] * length,
  start[1] + along[1] * length,
];

/** Folds from the underarm, and in a long sleeve those across the forearm. */
export function sleeveFolds(
  under: Point,
  middle: Point,
  elbow: Point,
  wrist: Point,
  out: Point,
  { bicep, length }: SleeveCut,
  random: Random,
): Fold[] {
  const folds: Fold[] = [];
  for (let index = 0; index < underarmFolds; index += 1) {
    const lift = random.range(-0.5, 0.9) + index * 0.3;
    const end = from(middle, out, bicep * random.range(0.1, 0.4));
    folds.push({
      along: [
        [under[0] - 8, under[1] - 6 + index * 12],
        [(under[0] + end[0]) / 2 + 4, (under[1] + end[1]) / 2 + lift * 26],
        [end[0], end[1] + lift * 70],
      ],
      width: random.range(16, 28),
      depth: random.range(3, 10) * (index === 1 ? -0.9 : 1),
    });
  }
  if (length < shortest) return folds;
  for (let index = 0; index < 4; index += 1) {
    const place = random.range(0.05, 0.95);
    const at = from(elbow, [wrist[0] - elbow[0], wrist[1] - elbow[1]], place - 0.25);
    const span = bicep * random.range(0.25, 0.42);
    const skew = random.range(10, 46);
    folds.push({
      along: [
        [at[0] - out[0] * span, at[1] - out[1] * span - skew],
        [at[0] + random.range(-8, 8), at[1]],
        [at[0] + out[0] * span, at[1] + out[1] * span + skew * 0.6],
      ],
      width: random.range(13, 26),
      depth: random.range(-6, 9),
    });
  }
  return folds;
}
