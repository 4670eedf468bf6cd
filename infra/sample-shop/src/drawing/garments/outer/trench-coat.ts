import type { Builder } from '../../piece.ts';
import { lengthOf } from '../parts/cut-traits.ts';
import { welt } from '../parts/pockets.ts';
import { cutOf } from '../parts/torso.ts';
import { balmacaan } from './soft-coats.ts';
import { tailored } from './tailored.ts';
import { backYoke, belt, buckledTail, shoulderStrap, stormFlap } from './trench-parts.ts';

/** Double-breasted, belted, with shoulder straps, a storm flap and strapped cuffs. */
export const trenchCoat: Builder = (context) => {
  const { random } = context;
  const cut = cutOf(context, {
    neck: 90,
    shoulder: 244,
    slope: 50,
    chest: 282,
    waist: 268,
    hem: 316,
    length: lengthOf(context, { half: 850, long: 1150 }, random.range(990, 1060)),
    armhole: 258,
    hemCurve: 5,
  });
  // A mac has neither belt nor straps.
  if (context.spec.cut?.includes('balmacaan')) return balmacaan(context, cut);
  const straps = [...shoulderStrap(context, cut, 1), ...shoulderStrap(context, cut, -1)];
  const pockets = [
    ...stormFlap(cut),
    ...welt([112, 590], 36, 178, 40),
    ...welt([-148, 590], 36, 178, -40),
    ...straps,
  ];
  return tailored(
    context,
    {
      cut,
      sleeve: { angle: 12, bicep: 180, cuff: 140, length: 452, bend: 6 },
      breakY: 320,
      lap: 96,
      tip: [200, random.range(142, 158)],
      peak: false,
      buttons: [334, 430, 600],
      row: 70,
      stitched: true,
      collar: 56,
    },
    pockets,
    context.back ? [...straps, ...backYoke(cut), ...belt(cut)] : [...belt(cut), ...buckledTail(context)],
  );
};
