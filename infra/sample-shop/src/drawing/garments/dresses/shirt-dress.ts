import type { Anchor } from '../../geometry.ts';
import type { Builder, Piece } from '../../piece.ts';
import { placket } from '../details/placket.ts';
import { tieBelt, waistString } from '../details/tie-belt.ts';
import { armholeSeams } from '../parts/armhole.ts';
import { isCut, lengthOf } from '../parts/cut-traits.ts';
import { patchPocket } from '../parts/pockets.ts';
import type { SleeveCut } from '../parts/sleeves/sleeve.ts';
import { cutOf } from '../parts/torso.ts';
import { frontYoke } from '../parts/yoke.ts';
import { backBody, fronts, sleeves } from '../upper-body/fronted.ts';
import { collarBack, neckInside, shirtCollar } from '../upper-body/neck.ts';
import { focusesOf } from '../upper-body/pullover.ts';

/** A long shirt with a belt of its own cloth, or a cord drawn through its waist; without either it falls straight. */
export const shirtDress: Builder = (context): Piece => {
  const { random } = context;
  const cut = cutOf(context, {
    neck: 80,
    shoulder: 220,
    slope: 46,
    chest: 258,
    waist: 246,
    hem: 312,
    length: lengthOf(context, { long: 1180, midi: 1010 }, 1070),
    armhole: 236,
    hemCurve: 30,
  });
  const short = context.spec.cut?.includes('short-sleeve');
  const sleeve: SleeveCut = short
    ? { angle: 28, bicep: 186, cuff: 176, length: 96, bend: 0 }
    : { angle: 15, bicep: 168, cuff: 112, length: 420, bend: 6 };
  const parts = sleeves(context, cut, { sleeve, cuff: short ? 0 : 54, cuffMore: { thickness: 8, round: 8 } });
  const isString = context.spec.cut?.includes('string');
  const isBelted = isCut(context, 'belted', 'over', random.chance(0.5));
  const tied = isBelted ? tieBelt(context, cut, 450, context.back) : [];
  const belt = isString ? waistString(cut, 462, context.back) : tied;
  if (context.back) {
    parts.push(
      ...backBody(context, cut, { yoke: 92 }),
      ...armholeSeams(context, cut),
      ...belt,
      ...collarBack(cut, 40),
    );
    return { parts, focuses: [[0, 90]] };
  }
  const collar = shirtCollar(cut, { spread: 78, drop: 96, open: 3 });
  parts.push(...collar.behind, ...neckInside({ ...cut, neck: cut.neck - 12 }, 60, context));
  const neckline = (edge: number): Anchor[] => [
    [edge, 64, 1],
    [cut.neck * 0.45, 44],
    [cut.neck, 0, 1],
  ];
  parts.push(
    ...fronts(context, cut, { lap: 17, neckline }),
    ...armholeSeams(context, cut),
    ...frontYoke(cut),
    ...placket(context, 62, cut.length + 30, 17, 92),
  );
  if (random.chance(0.6))
    parts.push(...patchPocket([72, 190], 100, 110, 14), ...patchPocket([-172, 190], 100, 110, 14));
  parts.push(...belt, ...collar.front);
  return { parts, focuses: [[10, 110], [0, 480], ...focusesOf(cut, sleeve).slice(2)] };
};
