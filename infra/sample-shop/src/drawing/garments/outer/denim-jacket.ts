import type { Anchor } from '../../geometry.ts';
import type { Builder } from '../../piece.ts';
import { armholeSeams } from '../parts/armhole.ts';
import type { SleeveCut } from '../parts/sleeves/sleeve.ts';
import { cutOf } from '../parts/torso.ts';
import { backBody, fronts, sleeves } from '../upper-body/fronted.ts';
import { collarBack, neckInside, shirtCollar } from '../upper-body/neck.ts';
import {
  backSeams,
  buttons,
  chestPocket,
  denimWaist,
  frontSeams,
  standRows,
  washedFront,
} from './denim-parts.ts';

/** A trucker: pointed yoke flaps, two slanting seams, a waistband, metal buttons. */
export const denimJacket: Builder = (context) => {
  const cut = cutOf(context, {
    neck: 82,
    shoulder: 238,
    slope: 48,
    chest: 272,
    waist: 266,
    hem: 256,
    length: 570,
    armhole: 240,
    hemCurve: 2,
  });
  const sleeve: SleeveCut = { angle: 15, bicep: 174, cuff: 118, length: 420, bend: 6 };
  const copper = context.maker.metal;
  const parts = sleeves(context, cut, {
    sleeve,
    cuff: 52,
    cuffMore: { thickness: 8, round: 7, wrinkle: 0.2 },
  });
  if (context.back) {
    parts.push(...backBody(context, cut, { yoke: 150 }), ...armholeSeams(context, cut), ...backSeams(cut));
    parts.push(...denimWaist(cut), ...collarBack(cut, 40));
    return { parts, focuses: [[0, 110]] };
  }
  const collar = shirtCollar(cut, { spread: 104, drop: 108, open: 10 });
  parts.push(...collar.behind, ...neckInside({ ...cut, neck: cut.neck - 8 }, 64, context));
  const neckline = (edge: number): Anchor[] => [
    [edge, 66, 1],
    [cut.neck * 0.5, 46],
    [cut.neck, 0, 1],
  ];
  parts.push(...fronts(context, cut, { lap: 22, neckline }), ...armholeSeams(context, cut));
  for (const side of [-1, 1]) parts.push(...frontSeams(cut, side), ...chestPocket(side, copper));
  if (context.spec.cut?.includes('washed')) parts.push(...washedFront(cut));
  parts.push(...standRows(cut), ...denimWaist(cut), ...buttons(cut, copper), ...collar.front);
  return {
    parts,
    focuses: [
      [20, 130],
      [130, 250],
      [-120, cut.length - 40],
    ],
  };
};
