import { mix } from '../../color.ts';
import type { Anchor } from '../../geometry.ts';
import { mirrored } from '../../geometry.ts';
import { type Builder, type Part, panel } from '../../piece.ts';
import { armholeSeams } from '../parts/armhole.ts';
import { frontZip } from '../parts/front-zip.ts';
import { backBody, fronts, sleeves, welt } from '../parts/fronted.ts';
import { backNeckBand, neckInside } from '../parts/neck.ts';
import { hemRib } from '../parts/pullover.ts';
import { ribbed } from '../parts/ribbed.ts';
import type { SleeveCut } from '../parts/sleeve.ts';
import { type Cut, cutOf } from '../parts/torso.ts';

export const bomberJacket: Builder = (make) => {
  const { random } = make;
  const cut = cutOf(make, {
    neck: 86,
    shoulder: 246,
    slope: 54,
    chest: 288,
    waist: 296,
    hem: 280,
    length: 590,
    armhole: 250,
  });
  const sleeve: SleeveCut = { angle: 16, bicep: 196, cuff: 128, length: 430, bend: 8 };
  const parts = sleeves(make, cut, {
    sleeve,
    cuff: 66,
    pull: 1.1,
    cuffMore: ribbed,
    more: { thickness: 18, round: 30 },
  });
  parts.push(hemRib(cut, 66, ribbed));
  if (make.back) {
    parts.push(
      ...backBody(make, cut, { more: { thickness: 20, round: 32 } }),
      ...armholeSeams(make, cut),
      backNeckBand(cut, 44, ribbed),
    );
    return { parts, focuses: [[0, 80]] };
  }
  parts.push(
    ...neckInside(cut, 90, make, {
      fabric: 'satin',
      hex: mix(make.cloth, '#b4541e', random.chance(0.3) ? 0.7 : 0),
      tone: -0.2,
    }),
  );
  const neckline = (edge: number): Anchor[] => [
    [edge, 84, 1],
    [cut.neck * 0.66, 58],
    [cut.neck, 0, 1],
  ];
  parts.push(
    ...fronts(make, cut, { lap: 6, neckline, more: { thickness: 20, round: 32 } }),
    ...armholeSeams(make, cut),
  );
  parts.push(...welt([118, 372], 30, 140, 44), ...welt([-148, 372], 30, 140, -44));
  parts.push(...ribCollar(cut), ...frontZip(make, 48, cut.length + 66));
  return {
    parts,
    focuses: [
      [0, 120],
      [150, 440],
      [-200, cut.length],
    ],
  };
};

/** The low ribbed collar: behind the neck, then both fronts. */
function ribCollar(cut: Cut): Part[] {
  const front: Anchor[] = [
    [6, 96, 1],
    [cut.neck * 0.7, 66],
    [cut.neck + 8, 2, 1],
    [cut.neck - 24, -30, 1],
    [cut.neck * 0.56, 16],
    [6, 44, 1],
  ];
  const behind: Anchor[] = [
    [-cut.neck + 22, -30, 1],
    [0, -22],
    [cut.neck - 22, -30, 1],
    [cut.neck - 34, -4],
    [0, 16],
    [-cut.neck + 34, -4],
  ];
  return [
    panel(behind, { inside: true, ...ribbed, tone: -0.14, thickness: 5 }),
    panel(front, { ...ribbed, round: 14, grain: -28 }),
    panel(mirrored(front), { ...ribbed, round: 14, grain: 28 }),
  ];
}
