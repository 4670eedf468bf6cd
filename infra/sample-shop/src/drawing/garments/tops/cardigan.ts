import { mix, shift } from '../../color.ts';
import type { Anchor } from '../../geometry.ts';
import { type Builder, panel, trim } from '../../piece.ts';
import { button } from '../../trims/hardware.ts';
import { isCut } from '../parts/cut-marks.ts';
import { backBody, fronts, patchPocket, sleeves } from '../parts/fronted.ts';
import { backNeckBand, neckInside } from '../parts/neck.ts';
import { armholeSeams, focusesOf, hemRib } from '../parts/pullover.ts';
import { ribbed } from '../parts/ribbed.ts';
import type { SleeveCut } from '../parts/sleeve.ts';
import { cutOf } from '../parts/torso.ts';

/** Buttoned knit with a V or a round neck and a ribbed strip all along the opening. */
export const cardigan: Builder = (make) => {
  const { random } = make;
  const cut = cutOf(random, {
    neck: 84,
    shoulder: 232,
    slope: 52,
    chest: 264,
    waist: 262,
    hem: 256,
    length: 600,
    armhole: 236,
  });
  const sleeve: SleeveCut = { angle: 16, bicep: 172, cuff: 106, length: 430, bend: 6 };
  const parts = sleeves(make, cut, { sleeve, cuff: 66, pull: 0.5, cuffMore: ribbed });
  parts.push(hemRib(cut, 66, ribbed));
  if (make.back) {
    parts.push(...backBody(make, cut, {}), ...armholeSeams(cut), backNeckBand(cut, 30, ribbed));
    return { parts, focuses: [[0, 80]] };
  }
  const depth = isCut(make, 'v-neck', 'round-neck', random.chance(0.65)) ? random.range(230, 290) : 92;
  const vee = depth > 120;
  parts.push(...neckInside(cut, depth * 0.96, make));
  const neckline = (edge: number): Anchor[] =>
    vee
      ? [
          [edge, depth, 1],
          [cut.neck * 0.62, depth * 0.45],
          [cut.neck, 0, 1],
        ]
      : [
          [edge, depth - 4, 1],
          [cut.neck * 0.66, depth * 0.72],
          [cut.neck, 0, 1],
        ];
  parts.push(...fronts(make, cut, { lap: 16, neckline, drop: 0 }), ...armholeSeams(cut));
  const bottom = cut.length + 66 + cut.hemCurve;
  const bandOf = (side: 1 | -1): Anchor[] => {
    const at = (x: number, y: number, hard?: 1): Anchor => (hard ? [side * x, y, 1] : [side * x, y]);
    const curve = vee ? 0.45 : 0.72;
    const lean = vee ? 0.62 : 0.66;
    return [
      at(cut.neck + 8, 2, 1),
      at(cut.neck * lean + 16, depth * curve + 8),
      at(17, depth + 6),
      at(17, bottom, 1),
      at(-17, bottom, 1),
      at(-17, depth - (vee ? 22 : 34)),
      at(cut.neck * lean - 16, depth * curve - (vee ? 10 : 22)),
      at(cut.neck - 24, -16, 1),
    ];
  };
  const behind: Anchor[] = [
    [-cut.neck + 20, -16, 1],
    [0, -6],
    [cut.neck - 20, -16, 1],
    [cut.neck - 30, 2],
    [0, 20],
    [-cut.neck + 30, 2],
  ];
  parts.push(panel(behind, { ...ribbed, tone: -0.14, thickness: 4 }));
  parts.push(
    panel(bandOf(-1), { ...ribbed, thickness: 6, round: 7 }),
    panel(bandOf(1), { ...ribbed, thickness: 7, round: 7 }),
  );
  const count = vee ? 5 : 7;
  for (let index = 0; index < count; index += 1) {
    const y = depth + 14 + ((bottom - 30 - depth - 14) * index) / (count - 1);
    parts.push(
      trim([0, y], button(mix(shift(make.cloth, -0.3), '#6b4a2e', 0.45)), { size: 1.35, turn: index * 31 }),
    );
  }
  if (random.chance(0.4))
    parts.push(...patchPocket([74, 430], 126, 130, 0), ...patchPocket([-200, 430], 126, 130, 0));
  return {
    parts,
    focuses: [[30, depth * 0.7 + 60], [60, cut.length - 20], ...focusesOf(cut, sleeve).slice(2)],
  };
};
