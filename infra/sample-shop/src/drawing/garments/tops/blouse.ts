import type { CutTrait } from '@mall/api/catalogue/pictures/picture-spec';
import type { Anchor } from '../../geometry.ts';
import type { Builder } from '../../piece.ts';
import { placket } from '../details/placket.ts';
import { armholeSeams } from '../parts/armhole.ts';
import { isCut } from '../parts/cut-traits.ts';
import type { SleeveCut } from '../parts/sleeves/sleeve.ts';
import { cutOf } from '../parts/torso.ts';
import { backBody, fronts, sleeves } from '../upper-body/fronted.ts';
import { collarBack, neckInside } from '../upper-body/neck.ts';
import { focusesOf, hemRows } from '../upper-body/pullover.ts';
import { ribbon, roundCollar, shirring } from './blouse-collar.ts';

/** A softer shirt with a ribbon at the neck or a round collar, and gathered cuffs. */
export const blouse: Builder = (context) => {
  const { random } = context;
  const cut = cutOf(context, {
    neck: 78,
    shoulder: 210,
    slope: 44,
    chest: 246,
    waist: 238,
    hem: 252,
    length: 660,
    armhole: 222,
  });
  const has = (trait: CutTrait) => context.spec.cut?.includes(trait) === true;
  const short = has('short-sleeve');
  const sleeve: SleeveCut = short
    ? { angle: 34, bicep: 204, cuff: 170, length: 92, bend: 0 }
    : { angle: 18, bicep: 186, cuff: 136, length: 400, bend: 8 };
  const parts = sleeves(context, cut, {
    sleeve,
    cuff: short ? 22 : 42,
    pull: 0.7,
    cuffMore: { thickness: 7, round: 7, wrinkle: 0.3 },
  });
  if (context.back) {
    parts.push(
      ...backBody(context, cut, { yoke: 84 }),
      ...armholeSeams(context, cut),
      ...hemRows(cut, 10),
      ...collarBack(cut, 34),
    );
    return { parts, focuses: [[0, 90]] };
  }
  const isVee = has('v-neck');
  const top = isVee ? 190 : 78;
  parts.push(...neckInside(cut, isVee ? 170 : 62, context));
  const neckline = (edge: number): Anchor[] => [
    [edge, top, 1],
    [cut.neck * 0.62, top * 0.6],
    [cut.neck, 0, 1],
  ];
  parts.push(
    ...fronts(context, cut, { lap: 13, neckline }),
    ...armholeSeams(context, cut),
    ...hemRows(cut, 10),
  );
  if (has('shirred')) parts.push(...shirring(cut));
  parts.push(...placket(context, top, cut.length + cut.hemCurve, 13, 82));
  if (!isVee) {
    const tied = isCut(context, 'ribbon', 'round-collar', random.chance(0.5) && !has('shirred'));
    parts.push(...(tied ? ribbon(cut) : roundCollar(cut)));
  }
  return { parts, focuses: [[0, 130], ...focusesOf(cut, sleeve).slice(2)] };
};
