import type { CutTrait } from '@mall/api/catalogue/pictures/picture-spec';
import { type Anchor, curve } from '../../geometry.ts';
import {
  type Builder,
  type Fold,
  type GarmentContext,
  line,
  type Panel,
  type Part,
  type Piece,
  panel,
  trim,
} from '../../piece.ts';
import type { Random } from '../../random.ts';
import { rivet } from '../../trims/hardware.ts';
import { mirrored } from '../parts/mirrored.ts';
import { boxStitch, strap } from './bag-parts.ts';
import {
  backPocket,
  baseBlock,
  gusset,
  insideOf,
  patchPocket,
  shoulderStrap,
  type ToteSize,
  wordmark,
  zippedTop,
} from './tote-parts.ts';

/** Heavy cloth, open top, two long handles; turned a little, so that its side is seen. */
export const toteBag: Builder = (context) => {
  const { random } = context;
  const has = (trait: CutTrait) => context.spec.cut?.includes(trait) === true;
  const isNylon = context.spec.fabric === 'nylon';
  const size: ToteSize = {
    half: random.range(300, 325) * (has('big') ? 1.22 : 1),
    tall: random.range(560, 620) * (has('big') ? 0.98 : 1),
    deep: has('big') ? 108 : 86,
  };
  const { half, tall } = size;
  const leather = random.chance(0.45) && !isNylon;
  const trimMore: Partial<Panel> = leather
    ? { fabric: 'leather', hex: context.spec.accentHex ? context.accent : '#7a4f30', pattern: 'solid' }
    : {};
  const lift = random.range(10, 60);
  const parts: Part[] = [
    ...strap(farHandle(lift), 36, { ...trimMore, tone: -0.16 }),
    ...insideOf(size),
    ...gusset(size, isNylon ? { thickness: 26, round: 24, wrinkle: 2 } : {}),
    ...body(context, size),
  ];
  if (context.spec.pattern === 'colour-block' || random.chance(0.3)) parts.push(...baseBlock(context, size));
  if (context.back) parts.push(...backPocket(context, size));
  if (isNylon) parts.push(...zippedTop(context, half));
  parts.push(...nearHandle(context, trimMore, leather));
  if (has('two-way')) parts.push(...shoulderStrap(context, half));
  const signY = has('pocket') ? tall * 0.24 : tall * 0.52;
  if (!context.back && has('pocket')) parts.push(...patchPocket(tall));
  // Letters would be lost among stripes.
  if (!context.back && context.spec.pattern !== 'stripe') parts.push(...wordmark(context, signY));
  const piece: Piece = {
    parts,
    focuses: [
      [-150, 90],
      [half - 70, tall - 120],
    ],
  };
  return context.back ? mirrored(piece) : piece;
};

/** Between its ends a handle stands up and leans over a little. */
const farHandle = (lift: number): Anchor[] =>
  curve([
    -118,
    20,
    -112,
    -150 - lift,
    -70,
    -246 - lift,
    36,
    -280 - lift,
    146,
    -240 - lift,
    186,
    -140 - lift,
    190,
    20,
  ]);

function nearHandle({ maker }: GarmentContext, more: Partial<Panel>, leather: boolean): Part[] {
  const along = curve([
    -150, 126, -150, 0, -140, -130, -92, -222, 6, -252, 100, -218, 144, -130, 150, 0, 150, 126,
  ]);
  return [
    ...strap(along, 38, { thickness: 15, ...more }),
    ...[-150, 150].flatMap((x) =>
      leather
        ? [34, 98].map((y) => trim([x, y], rivet(maker.metal), { size: 1.5 }))
        : [...boxStitch(x, 70, 26, 48), line(curve([x - 14, 40, x + 14, 40]), 'stitch')],
    ),
  ];
}

function body({ random, spec, back }: GarmentContext, { half, tall }: ToteSize): Part[] {
  const shape = curve(
    [
      -half,
      4,
      -150,
      -4,
      0,
      15,
      150,
      -4,
      half,
      8,
      half + 6,
      tall * 0.5,
      half,
      tall - 22,
      half - 24,
      tall,
      0,
      tall + 10,
      -half + 26,
      tall - 1,
      -half - 2,
      tall - 26,
      -half - 8,
      tall * 0.5,
    ],
    [0, 4],
  );
  const hasPatch = spec.fabric !== 'nylon' && (back || spec.cut?.includes('pocket') === true);
  const folds = creases(random, half, tall, hasPatch);
  // Nylon is light: it slackens and crumples where canvas stands.
  const isNylon = spec.fabric === 'nylon';
  const slack = folds.map((fold) => ({ ...fold, width: fold.width * 0.7, depth: fold.depth * 1.3 }));
  return [
    panel(
      shape,
      isNylon
        ? { level: 12, thickness: 38, round: 54, wrinkle: 2.2, folds: slack }
        : { level: 12, thickness: 26, round: 26, folds },
    ),
    ...[34, 42].map((y) =>
      line(curve([-half + 2, y + 2, -150, y - 6, 0, y + 9, 150, y - 6, half - 2, y + 4]), 'stitch'),
    ),
    line(curve([half - 7, 14, half - 1, tall * 0.5, half - 7, tall - 26]), 'stitch'),
  ];
}

/**
 * The handles draw the cloth up: it hangs in creases from where they are sewn on, and slumps at its corners. A pocket
 * sewn on holds the cloth flat, so that its stripes go on in those around it.
 */
function creases(random: Random, half: number, tall: number, hasPatch: boolean): Fold[] {
  const sway = () => random.range(-22, 22);
  const hung = [-1, 1].flatMap((side) => [
    {
      along: curve([side * 150, 122, side * 176 + sway(), tall * 0.42, side * 214 + sway(), tall * 0.84]),
      width: 30,
      depth: 9,
    },
    {
      along: curve([side * 138, 120, side * 112 + sway(), tall * 0.4, side * 70 + sway(), tall * 0.76]),
      width: 26,
      depth: -8,
    },
  ]);
  const held = [-1, 1].map((side) => ({
    along: curve([side * 150, 118, side * 160, tall * 0.24, side * 164, tall * 0.27]),
    width: 20,
    depth: 5,
  }));
  const slumped = [
    {
      along: curve([-half + 8, tall - 30, -half + 90, tall - 90, -half + 150, tall - 190]),
      width: 30,
      depth: 10,
    },
    {
      along: curve([half - 12, tall - 40, half - 90, tall - 84, half - 190, tall - 92]),
      width: 26,
      depth: 9,
    },
    { along: curve([-30 + sway(), 20, 10, 90, -8, tall * (hasPatch ? 0.24 : 0.36)]), width: 60, depth: -4 },
  ];
  return [...(hasPatch ? held : hung), ...slumped];
}
