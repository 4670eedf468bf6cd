import type { Anchor } from '../../geometry.ts';
import type { Builder } from '../../piece.ts';
import { frontZip } from '../details/front-zip.ts';
import { armholeSeams } from '../parts/armhole.ts';
import { isCut } from '../parts/cut-traits.ts';
import { patchPocket } from '../parts/pockets.ts';
import { ribbed } from '../parts/ribbed.ts';
import type { SleeveCut } from '../parts/sleeves/sleeve.ts';
import { cutOf } from '../parts/torso.ts';
import { backBody, fronts, sleeves } from '../upper-body/fronted.ts';
import { backNeckBand, neckInside } from '../upper-body/neck.ts';
import { focusesOf, hemRib } from '../upper-body/pullover.ts';
import { cardiganBands, cardiganButtons, type Opening } from './cardigan-bands.ts';

/** Buttoned knit with a V or a round neck and a ribbed strip all along the opening. */
export const cardigan: Builder = (context) => {
  const { random } = context;
  const cut = cutOf(context, {
    neck: 84,
    shoulder: 232,
    slope: 52,
    chest: 264,
    waist: 262,
    hem: 256,
    length: 630,
    armhole: 236,
  });
  const sleeve: SleeveCut = { angle: 16, bicep: 172, cuff: 106, length: 430, bend: 6 };
  const parts = sleeves(context, cut, { sleeve, cuff: 66, pull: 0.5, cuffMore: ribbed });
  if (context.back) {
    parts.push(...backBody(context, cut, {}), ...armholeSeams(context, cut));
    parts.push(hemRib(cut, 66, ribbed), backNeckBand(cut, 30, ribbed));
    return { parts, focuses: [[0, 80]] };
  }
  const depth = isCut(context, 'v-neck', 'round-neck', random.chance(0.65)) ? random.range(230, 290) : 92;
  const opening: Opening = { depth, vee: depth > 120, bottom: cut.length + 66 + cut.hemCurve };
  parts.push(...neckInside(cut, depth * 0.96, context));
  parts.push(
    ...fronts(context, cut, { lap: 16, neckline: necklineOf(cut.neck, opening), drop: 0 }),
    ...armholeSeams(context, cut),
    hemRib(cut, 66, ribbed),
  );
  parts.push(...cardiganBands(cut, opening));
  parts.push(
    ...(context.spec.cut?.includes('zip')
      ? frontZip(context, depth + 4, opening.bottom)
      : cardiganButtons(context, opening)),
  );
  const pocketY = cut.length - 168;
  if (random.chance(0.4) && pocketY > 380)
    parts.push(...patchPocket([74, pocketY], 126, 130, 0), ...patchPocket([-200, pocketY], 126, 130, 0));
  return {
    parts,
    focuses: [[30, depth * 0.7 + 60], [60, cut.length - 20], ...focusesOf(cut, sleeve).slice(2)],
  };
};

const necklineOf =
  (neck: number, { depth, vee }: Opening) =>
  (edge: number): Anchor[] =>
    vee
      ? [
          [edge, depth, 1],
          [neck * 0.62, depth * 0.45],
          [neck, 0, 1],
        ]
      : [
          [edge, depth - 4, 1],
          [neck * 0.66, depth * 0.72],
          [neck, 0, 1],
        ];
