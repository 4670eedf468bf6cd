import type { CutTrait } from '@mall/api/catalogue/pictures/picture-spec';
import { shift } from '../../color.ts';
import type { Anchor } from '../../geometry.ts';
import { type Builder, type GarmentContext, line, type Part, type Piece, panel, trim } from '../../piece.ts';
import { zip, zipPull } from '../../trims/hardware.ts';
import { frontZip } from '../details/front-zip.ts';
import { lengthOf } from '../parts/cut-traits.ts';
import { type SleeveCut, sleeveOf } from '../parts/sleeves/sleeve.ts';
import { type Cut, cutOf } from '../parts/torso.ts';
import { hood, hoodBack } from '../tops/hood.ts';
import { quilted, quiltedSleeve } from './diamonds.ts';
import { channels, sleeveChannels } from './quilting.ts';

const sleeveCut: SleeveCut = { angle: 15, bicep: 220, cuff: 146, length: 420, bend: 8 };

/** `tall` times the plain height, which reaches the chin. */
function standCollar(cut: Cut, tall: number): Part[] {
  const n = cut.neck;
  const inside: Anchor[] = [
    [-n - 4, 10, 1],
    [-n + 2, -62 * tall],
    [0, -74 * tall],
    [n - 2, -62 * tall],
    [n + 4, 10, 1],
    [0, 60],
  ];
  const half = (side: 1 | -1): Anchor[] => [
    [side * (n + 10), 6, 1],
    [side * (n + 10), -44 * tall],
    [side * (n - 8), -68 * tall, 1],
    [side * n * 0.64, -34 * tall],
    [side * 12, 20 - 22 * tall],
    [side * 3, 24 - 22 * tall, 1],
    [side * 3, 62, 1],
    [side * n * 0.6, 44],
  ];
  const row = (side: 1 | -1): Anchor[] => [
    [side * (n + 10), -20],
    [side * n * 0.66, 6],
    [side * 3, 32],
  ];
  return [
    panel(inside, { inside: true, tone: -0.28, thickness: 4, round: 20 }),
    ...([-1, 1] as const).flatMap((side): Part[] => [
      panel(half(side), { thickness: 26, round: 24, grain: side * -24 }),
      line(row(side), 'seam', { width: 1.6 }),
    ]),
  ];
}

function padded(context: GarmentContext, cut: Cut, withSleeves: boolean): Piece {
  const { random } = context;
  const has = (trait: CutTrait) => context.spec.cut?.includes(trait) === true;
  const isQuilted = has('quilted');
  const gap = has('puffer') ? 150 : random.pick([62, 76, 92]);
  const body = () =>
    isQuilted ? quilted(context, cut) : channels(context, cut, gap, context.back, !withSleeves);
  const parts: Part[] = [];
  if (withSleeves) {
    for (const side of [-1, 1] as const)
      parts.push(
        ...(isQuilted ? quiltedSleeve : sleeveChannels)(
          context,
          sleeveOf(context, cut, sleeveCut, side),
          gap,
        ),
      );
  }
  if (context.back) {
    parts.push(...body());
    if (has('hooded')) return { parts: [...parts, ...hoodBack(context, cut)], focuses: [[0, 120]] };
    const n = cut.neck;
    parts.push(
      panel(
        [
          [-n - 8, 14, 1],
          [-n, -50],
          [0, -62],
          [n, -50],
          [n + 8, 14, 1],
          [0, 30],
        ],
        { thickness: 24, round: 26 },
      ),
    );
    return { parts, focuses: [[0, 120]] };
  }
  parts.push(...body());
  for (const side of [-1, 1]) {
    const at: [number, number] = [side * 120, cut.length - 236];
    parts.push(
      trim(at, zip(142, shift(context.cloth, -0.25), shift(context.cloth, -0.4)), {
        rotation: side * -17,
        size: 0.9,
      }),
      trim([side * 121, cut.length - 230], zipPull(context.maker.metal), { rotation: side * -8, size: 0.7 }),
    );
  }
  const tall = has('stand-neck') ? 1.7 : 1;
  const collar = has('hooded') ? hood(context, cut) : standCollar(cut, tall);
  parts.push(...collar, ...frontZip(context, has('hooded') ? 96 : 28 - 22 * tall, cut.length - 4));
  return {
    parts,
    focuses: [
      [20, 110],
      [140, cut.length - 160],
    ],
  };
}

export const padding: Builder = (context) =>
  padded(
    context,
    cutOf(context, {
      neck: 90,
      shoulder: 252,
      slope: 52,
      chest: 298,
      waist: 302,
      hem: 290,
      length: lengthOf(context, { short: 560, half: 790, long: 1060 }, context.random.range(640, 690)),
      armhole: 262,
    }),
    true,
  );

export const paddingVest: Builder = (context) =>
  padded(
    context,
    cutOf(context, {
      neck: 90,
      shoulder: 216,
      slope: 46,
      chest: 284,
      waist: 286,
      hem: 276,
      length: 610,
      armhole: 272,
    }),
    false,
  );
