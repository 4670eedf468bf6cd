import type { CutTrait } from '@mall/api/catalogue/pictures/picture-spec';
import { shift } from '../../color.ts';
import { type Builder, line } from '../../piece.ts';
import { tieBelt } from '../details/tie-belt.ts';
import { isCut, lengthOf } from '../parts/cut-traits.ts';
import { flap, welt } from '../parts/pockets.ts';
import { cutOf } from '../parts/torso.ts';
import { balmacaan, robeCoat } from './soft-coats.ts';
import { tailored } from './tailored.ts';

export const blazer: Builder = (context) => {
  const { random } = context;
  const double = isCut(context, 'double', 'single', random.chance(0.4));
  const cut = cutOf(context, {
    neck: 84,
    shoulder: 232,
    slope: 40,
    chest: 264,
    waist: 246,
    hem: 262,
    length: 740,
    armhole: 238,
    hemCurve: 4,
  });
  const breakY = double ? 330 : random.range(320, 372);
  const pockets = [
    ...flap([62, 462], 140, 50, {}, -6),
    ...flap([-202, 456], 140, 50, {}, 6),
    ...welt([96, 214], 92, 22, -3),
    line(
      [
        [136, 300],
        [128, 400],
        [134, 456],
      ],
      'seam',
    ),
    line(
      [
        [-136, 300],
        [-128, 400],
        [-134, 456],
      ],
      'seam',
    ),
  ];
  return tailored(
    context,
    {
      cut,
      sleeve: { angle: 12, bicep: 158, cuff: 116, length: 440, bend: 7 },
      breakY,
      lap: double ? 84 : 22,
      tip: [double ? 176 : random.range(144, 160), random.range(120, 140)],
      peak: double,
      buttons: double
        ? [breakY + 14, breakY + 116]
        : random.chance(0.7)
          ? [breakY + 10, breakY + 112]
          : [breakY + 12],
      row: double ? 58 : 0,
      stitched: false,
      collar: 34,
    },
    pockets,
  );
};

export const woolCoat: Builder = (context) => {
  const { random } = context;
  const has = (trait: CutTrait) => context.spec.cut?.includes(trait) === true;
  const cut = cutOf(context, {
    neck: 90,
    shoulder: 246,
    slope: 48,
    chest: 284,
    waist: 282,
    hem: 306,
    length: lengthOf(context, { half: 860, long: 1120, maxi: 1260 }, random.range(980, 1060)),
    armhole: 260,
    hemCurve: 5,
  });
  if (has('robe')) return robeCoat(context, cut);
  if (has('balmacaan')) return balmacaan(context, cut);
  const isChesterfield = has('chesterfield');
  const double = isCut(context, 'double', 'single', random.chance(0.45)) && !isChesterfield;
  const breakY = double ? 330 : random.range(330, 400);
  const flaps = [...flap([78, 610], 158, 60, {}, -8), ...flap([-236, 602], 158, 60, {}, 8)];
  const slanted = [...welt([120, 520], 34, 176, 44), ...welt([-154, 520], 34, 176, -44)];
  const belt = has('belted') ? tieBelt(context, cut, 462, context.back) : [];
  return tailored(
    context,
    {
      cut,
      sleeve: { angle: 11, bicep: 184, cuff: 142, length: 452, bend: 6 },
      breakY,
      lap: double ? 96 : 26,
      tip: [double ? 190 : random.range(160, 178), random.range(138, 156)],
      peak: double,
      // A chesterfield hides its buttons under a fly and wears a velvet collar.
      buttons: isChesterfield ? [] : [0, 126, 252].map((down) => breakY + 15 + down),
      row: double ? 66 : 0,
      stitched: isChesterfield || random.chance(0.4),
      collar: 42,
      ...(isChesterfield
        ? { collarMore: { fabric: 'suede', hex: shift(context.cloth, -0.42), pattern: 'solid' } }
        : {}),
    },
    isChesterfield || random.chance(0.5) ? flaps : slanted,
    belt,
  );
};
