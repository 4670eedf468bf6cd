import type { Fabric } from '@mall/api/catalogue/pictures/picture-spec';
import type { Point } from '../../../geometry.ts';
import type { Fold } from '../../../piece.ts';
import type { Random } from '../../../random.ts';
import { creaseOf } from '../creases.ts';
import type { SleeveCut } from './sleeve.ts';

/** Sleeves below this length (units) end above the elbow. */
export const shortest = 200;

/** The point that lies `length` units along a direction. */
export const from = (start: Point, along: Point, length: number): Point => [
  start[0] + along[0] * length,
  start[1] + along[1] * length,
];

interface Arm {
  under: Point;
  middle: Point;
  elbow: Point;
  wrist: Point;
  /** Across the upper arm, outward. */
  out: Point;
}

/** Folds of the upper arm from the underarm, and in a long sleeve those at the elbow, as the cloth takes them. */
export function sleeveFolds(arm: Arm, cut: SleeveCut, fabric: Fabric, random: Random) {
  const upper = underarm(arm, cut, fabric, random);
  return { upper, lower: cut.length < shortest ? [] : elbowFolds(arm, cut, fabric, random) };
}

function underarm({ under, middle, out }: Arm, { bicep }: SleeveCut, fabric: Fabric, random: Random): Fold[] {
  const { count, fine, depth } = creaseOf(fabric);
  return Array.from({ length: Math.round(Math.min(3, 0.5 + count * 0.8)) }, (_, index): Fold => {
    const end = from(middle, out, bicep * random.range(0, 0.3));
    const drop = 26 + index * 40 + random.range(-10, 16);
    return {
      along: [
        [under[0] - 4, under[1] + index * 14],
        [(under[0] + end[0]) / 2, (under[1] + end[1]) / 2 + drop * 0.45],
        [end[0], end[1] + drop],
      ],
      width: random.range(12, 18) * fine,
      depth: random.range(2.6, 5) * depth * (index === 1 ? -0.8 : 1),
    };
  });
}

/** Short folds out of the inside of the elbow, where an arm has bent the cloth. */
function elbowFolds(
  { elbow, wrist, out }: Arm,
  { bicep }: SleeveCut,
  fabric: Fabric,
  random: Random,
): Fold[] {
  const { count, fine, depth } = creaseOf(fabric);
  return Array.from({ length: Math.round(count * 1.2) }, (_, index): Fold => {
    const at = from(
      elbow,
      [wrist[0] - elbow[0], wrist[1] - elbow[1]],
      -0.16 + index * random.range(0.1, 0.2),
    );
    const side = index % 3 === 2 ? 1 : -1;
    const span = bicep * 0.44;
    const tilt = random.range(6, 26);
    return {
      along: [
        [at[0] + out[0] * span * side, at[1] + out[1] * span * side - tilt * 0.4],
        [at[0] + out[0] * span * 0.35 * side, at[1] + tilt * 0.3],
        [at[0] - out[0] * span * random.range(0.1, 0.5) * side, at[1] + tilt],
      ],
      width: random.range(9, 14) * fine,
      depth: random.range(2, 3.6) * depth,
    };
  });
}
