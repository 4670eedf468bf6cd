import type { GarmentType } from '@mall/api/catalogue/pictures/picture-spec';
import type { Anchor } from '../../geometry.ts';
import { type Part, panel } from '../../piece.ts';
import type { Cut } from '../parts/torso.ts';
import { type Finish, openTops } from './finish.ts';
import { checkGround } from './lining.ts';
import { crest } from './marks.ts';

const check = { fabric: 'cotton', pattern: 'house-check', hex: checkGround } as const;

/** A crest on knits and shirts, a turned corner that shows the lining of coats, pockets of trousers faced with it. */
export const heritage: Finish = (context, { body, waist, family }) => {
  if (context.back) return [];
  if (waist && family === 'bottom') return facedPockets(waist.half, waist.band);
  if (!body) return [];
  if (openTops.includes(context.spec.type)) return [crest(body)];
  const { edge } = context.settled;
  return edge !== undefined && context.pose === 'flat' && long.includes(context.spec.type)
    ? turnedCorner(edge, body)
    : [];
};

const long: readonly GarmentType[] = ['wool-coat', 'trench-coat', 'blazer'];

const facedPockets = (half: number, band: number): Part[] =>
  ([-1, 1] as const).map((sign) =>
    panel(
      [
        [sign * half * 0.78, band + 2, 1],
        [sign * half * 0.9, band + 2, 1],
        [sign * (half + 12), band + 96, 1],
        [sign * (half + 8), band + 150, 1],
      ],
      { ...check, thickness: 2, round: 4, wrinkle: 0, grain: -sign * 14 },
    ),
  );

/** The lower corner of the upper front folded back along a crease, and the other front below it. */
function turnedCorner(edge: number, { length, hemCurve }: Cut): Part[] {
  const [low, wide, tall] = [length + hemCurve, 108, 176];
  const crease: Anchor[] = [
    [edge, low - tall, 1],
    [edge + wide, low + 1, 1],
  ];
  // The corner's mirror image across the crease.
  const share = (2 * wide * tall) / (wide * wide + tall * tall);
  const tip: Anchor = [edge + tall * share, low - wide * share, 1];
  return [
    panel([...crease, [edge - 1, low + 3, 1]], { tone: -0.16, thickness: 1, round: 4, wrinkle: 0 }),
    panel([...crease, tip], { ...check, thickness: 14, round: 9, wrinkle: 0.2, grain: 58 }),
  ];
}
