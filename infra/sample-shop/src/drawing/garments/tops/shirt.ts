import type { CutTrait } from '@mall/api/catalogue/pictures/picture-spec';
import type { Anchor } from '../../geometry.ts';
import { type Builder, type GarmentContext, line, type Part, type Piece, trim } from '../../piece.ts';
import { button } from '../../trims/hardware.ts';
import { buttonHex, placket } from '../details/placket.ts';
import { armholeSeams } from '../parts/armhole.ts';
import { patchPocket } from '../parts/pockets.ts';
import type { Sleeve, SleeveCut } from '../parts/sleeves/sleeve.ts';
import { type Cut, cutOf } from '../parts/torso.ts';
import { frontYoke } from '../parts/yoke.ts';
import { backBody, fronts, sleeves } from '../upper-body/fronted.ts';
import { bandCollar, collarBack, neckInside, shirtCollar } from '../upper-body/neck.ts';
import { focusesOf, hemRows } from '../upper-body/pullover.ts';

const shirtSleeve: SleeveCut = { angle: 15, bicep: 168, cuff: 108, length: 440, bend: 6 };

const shortSleeve: SleeveCut = { angle: 30, bicep: 200, cuff: 190, length: 116, bend: 0 };

function shirtBody(context: GarmentContext, cut: Cut, sleeve: SleeveCut): Piece {
  const { random, back } = context;
  const tail = { ...cut, hemCurve: random.pick([10, 30, 46]) };
  const parts = sleeves(context, tail, {
    sleeve,
    cuff: sleeve.length > 200 ? 58 : 0,
    cuffMore: { thickness: 8, wrinkle: 0.2, round: 8 },
    after: (laid) => (sleeve.length < 200 ? [] : cuffClosure(context, laid)),
  });
  if (back) {
    parts.push(...backBody(context, tail, { yoke: 96 }), ...armholeSeams(context, tail), ...backPleat(tail));
    parts.push(
      ...hemRows(tail, 12),
      ...(context.spec.cut?.includes('band-collar') ? bandCollar(tail).behind : collarBack(tail, 40)),
    );
    return { parts, focuses: [[0, 90]] };
  }
  const has = (trait: CutTrait) => context.spec.cut?.includes(trait) === true;
  const open = random.chance(0.35);
  const isBand = has('band-collar');
  const isWide = has('wide-collar');
  const spread = isWide ? 138 : random.range(66, 88);
  const drop = isWide ? 128 : random.range(88, 104);
  const collar = isBand ? bandCollar(tail) : shirtCollar(tail, { spread, drop, open: 3 });
  parts.push(...collar.behind, ...neckInside({ ...tail, neck: tail.neck - 12 }, 60, context));
  const neckline = (edge: number): Anchor[] => [
    [edge, open ? 74 : 62, 1],
    [tail.neck * 0.45, 44],
    [tail.neck, 0, 1],
  ];
  parts.push(
    ...fronts(context, tail, { lap: 17, neckline }),
    ...armholeSeams(context, tail),
    ...frontYoke(tail),
  );
  parts.push(...placket(context, 62, tail.length + tail.hemCurve, 17, 88));
  parts.push(...hemRows(tail, 12));
  const pockets = has('pocket') ? 2 : random.pick([0, 0, 1, 1]);
  if (pockets > 0) parts.push(...patchPocket([78, 196], 104, 112, 16));
  if (pockets > 1) parts.push(...patchPocket([-182, 196], 104, 112, 16));
  parts.push(...collar.front, trim([0, isBand ? 30 : 50], button(buttonHex(context)), { size: 0.85 }));
  if (has('button-down')) {
    for (const side of [-1, 1])
      parts.push(trim([side * (spread - 7), drop - 14], button(buttonHex(context)), { size: 0.8 }));
  }
  return { parts, focuses: [[10, 110], [130, 240], ...focusesOf(tail, sleeve).slice(2)] };
}

/** Stitches along both edges of a cuff, and its button. */
function cuffClosure(context: GarmentContext, laid: Sleeve): Part[] {
  const { outer, inner, along } = laid.end;
  const down = (point: readonly [number, number], by: number): Anchor => [
    point[0] + along[0] * by,
    point[1] + along[1] * by,
  ];
  const place = down([outer[0] * 0.25 + inner[0] * 0.75, outer[1] * 0.25 + inner[1] * 0.75], 28);
  return [
    line([down(outer, 51), down(inner, 51)], 'stitch'),
    line([down(outer, 4), down(inner, 4)], 'stitch'),
    trim([place[0], place[1]], button(buttonHex(context)), { size: 0.8 }),
  ];
}

/** The pleat below the yoke that gives the back room. */
function backPleat({ length }: Cut): Part[] {
  return [
    line(
      [
        [-15, 100],
        [-13, 260],
        [-16, length],
      ],
      'seam',
    ),
    line(
      [
        [15, 100],
        [13, 260],
        [16, length],
      ],
      'seam',
    ),
  ];
}

export const shirt: Builder = (context) =>
  shirtBody(
    context,
    cutOf(context, { neck: 80, shoulder: 240, slope: 48, chest: 276, waist: 272, hem: 274, length: 740 }),
    context.spec.cut?.includes('short-sleeve') ? shortSleeve : shirtSleeve,
  );
