import { shift } from '../../color.ts';
import type { Anchor } from '../../geometry.ts';
import { type Builder, type Part, trim } from '../../piece.ts';
import { rivet, zip, zipPull } from '../../trims/hardware.ts';
import { armholeSeams } from '../parts/armhole.ts';
import { backBody, fronts, sleeves } from '../parts/fronted.ts';
import { collarBack, neckInside } from '../parts/neck.ts';
import { hemRows } from '../parts/pullover.ts';
import type { SleeveCut } from '../parts/sleeve.ts';
import { cutOf } from '../parts/torso.ts';
import { collarStand, lapels } from './lapel.ts';

/** A rider's jacket or, by seed, a plain single one with a shirt collar. */
export const leatherJacket: Builder = (make) => {
  const { metal } = make.maker;
  const cut = cutOf(make, {
    neck: 84,
    shoulder: 234,
    slope: 46,
    chest: 266,
    waist: 256,
    hem: 254,
    length: 610,
    armhole: 240,
    hemCurve: 2,
  });
  const sleeve: SleeveCut = { angle: 14, bicep: 166, cuff: 112, length: 440, bend: 8 };
  const parts = sleeves(make, cut, { sleeve, cuff: 0 });
  if (make.back) {
    parts.push(
      ...backBody(make, cut, { yoke: 130 }),
      ...armholeSeams(make, cut),
      ...hemRows(cut, 46),
      ...collarBack(cut, 46),
    );
    return { parts, focuses: [[0, 110]] };
  }
  parts.push(...neckInside(cut, 280, make, { fabric: 'satin', tone: -0.3 }), collarStand(cut));
  const neckline = (edge: number): Anchor[] => [
    [edge, 300, 1],
    [cut.neck * 0.4, 120],
    [cut.neck, 0, 1],
  ];
  parts.push(...fronts(make, cut, { lap: 70, neckline }), ...armholeSeams(make, cut));
  const slant = (x: number, y: number, turn: number, length: number): Part[] => [
    trim([x, y], zip(length, metal, shift(make.cloth, -0.4)), { turn }),
    trim([x, y], zipPull(metal), { turn: turn * 0.4 }),
  ];
  parts.push(...slant(150, 372, 24, 130), ...slant(-178, 372, -24, 130), ...slant(186, 196, 58, 104));
  parts.push(
    trim([-68, 300], zip(cut.length - 296, metal, shift(make.cloth, -0.4)), { turn: -2 }),
    trim([-68, 306], zipPull(metal)),
  );
  parts.push(
    ...lapels(cut, { breakY: 300, edge: -66, tip: [176, 168], peak: false, collar: 54, stitched: true }),
  );
  parts.push(...hemRows(cut, 12));
  for (const spot of [
    [154, 162],
    [-150, 162],
    [112, 66],
    [-112, 66],
  ] as const)
    parts.push(trim(spot, rivet(metal), { size: 1.1 }));
  return {
    parts,
    focuses: [
      [60, 200],
      [150, 430],
    ],
  };
};
