import { type Builder, line, type Part, panel } from '../../piece.ts';
import { armholeSeams } from '../parts/armhole.ts';
import { isCut } from '../parts/cut-traits.ts';
import type { SleeveCut } from '../parts/sleeves/sleeve.ts';
import { bodyOutline, type Cut, cutOf, roundNeck } from '../parts/torso.ts';
import { veeNeck } from '../parts/vee-neck.ts';
import { sleeves } from '../upper-body/fronted.ts';
import { backNeckBand, neckBand, neckInside } from '../upper-body/neck.ts';
import { dressSkirt } from './dress-skirt.ts';

/** Bodice and skirt parted at the waist, round neck; long or short sleeves. */
export const dress: Builder = (context) => {
  const { random } = context;
  const cut = cutOf(context, {
    neck: 82,
    neckDrop: 92,
    shoulder: 196,
    slope: 42,
    chest: 232,
    waist: 204,
    hem: 196,
    length: context.spec.cut?.includes('high-waist') ? 330 : 420,
    armhole: 214,
    hemCurve: 4,
  });
  const short = isCut(context, 'short-sleeve', 'long-sleeve', random.chance(0.45));
  const sleeve: SleeveCut = short
    ? { angle: 26, bicep: 180, cuff: 168, length: 80, bend: 0 }
    : { angle: 15, bicep: 160, cuff: 112, length: 420, bend: 6 };
  const parts = sleeves(context, cut, {
    sleeve,
    cuff: short ? 0 : 34,
    pull: 0.8,
    cuffMore: { thickness: 7, round: 7 },
  });
  const isVee = context.spec.cut?.includes('v-neck') === true && !context.back;
  const depth = cut.neckDrop * 1.9;
  if (!context.back) parts.push(...neckInside(cut, isVee ? depth * 0.9 : cut.neckDrop, context));
  parts.push(
    ...dressSkirt(context, cut),
    panel(bodyOutline(cut, isVee ? veeNeck(cut, depth) : roundNeck(cut, context.back ? 20 : cut.neckDrop)), {
      thickness: 12,
      round: 16,
    }),
    ...armholeSeams(context, cut),
    waistSeam(cut),
  );
  if (context.back) parts.push(backNeckBand(cut, 14), backZip(cut));
  else if (isVee) parts.push(line(veeNeck({ ...cut, neck: cut.neck + 7 }, depth + 12).slice(0, 5), 'stitch'));
  else parts.push(...neckBand(cut, cut.neckDrop, 15, { wrinkle: 0 }));
  return {
    parts,
    focuses: [
      [0, 140],
      [60, cut.length + 20],
    ],
  };
};

/** The narrow band where the bodice meets the skirt. */
function waistSeam(cut: Cut): Part {
  const top = cut.length;
  return panel(
    [
      [-cut.hem - 1, top - 16, 1],
      [cut.hem + 1, top - 16, 1],
      [cut.hem + 3, top + 14, 1],
      [0, top + 20],
      [-cut.hem - 3, top + 14, 1],
    ],
    { thickness: 6, round: 7, grain: 90, wrinkle: 0.3 },
  );
}

/** The seam down the back that hides the zip. */
function backZip(cut: Cut): Part {
  return line(
    [
      [0, 20],
      [1, cut.length + 120],
    ],
    'seam',
    { width: 2 },
  );
}
