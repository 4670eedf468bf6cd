import type { Anchor } from '../../geometry.ts';
import { type Builder, type Part, panel } from '../../piece.ts';
import { isCut } from '../parts/cut-traits.ts';
import { ribbed } from '../parts/ribbed.ts';
import { type Cut, cutOf, roundNeck } from '../parts/torso.ts';
import { veeNeck, veeRib } from '../parts/vee-neck.ts';
import { neckBand, neckInside } from '../upper-body/neck.ts';
import { hemRib } from '../upper-body/pullover.ts';

/** A sleeveless knit with ribbed edges and a V or a round neck. */
export const knitVest: Builder = (context) => {
  const { back } = context;
  const cut = cutOf(context, {
    neck: 84,
    shoulder: 190,
    slope: 40,
    chest: 252,
    waist: 250,
    hem: 246,
    length: 560,
    armhole: 268,
    neckDrop: 240,
  });
  const isRound = isCut(context, 'round-neck', 'v-neck', context.random.chance(0.35));
  const front = isRound ? 96 : cut.neckDrop;
  const depth = back ? 18 : front;
  const parts: Part[] = back ? [] : neckInside(cut, depth * 0.92, context);
  parts.push(body(cut, back || isRound ? roundNeck(cut, depth) : veeNeck(cut, depth)));
  parts.push(hemRib(cut, 62, ribbed));
  parts.push(
    ...[-1, 1].map((sign) => armholeRib(cut, sign)),
    ...(back ? [backNeckRib(cut)] : isRound ? neckBand(cut, depth, 28, ribbed) : veeRib(cut, depth, ribbed)),
  );
  return {
    parts,
    focuses: [
      [0, depth],
      [cut.hem * 0.6, cut.length],
    ],
  };
};

function body(cut: Cut, neckline: readonly Anchor[]): Part {
  const side: Anchor[] = [
    [cut.shoulder, cut.slope, 1],
    [cut.shoulder - 16, cut.slope + 120],
    [cut.shoulder + 6, cut.slope + 220],
    [cut.chest, cut.slope + cut.armhole, 1],
    [cut.waist, 460],
    [cut.hem, cut.length, 1],
  ];
  const left = [...side].reverse().map(([x, y, corner]): Anchor => (corner ? [-x, y, corner] : [-x, y]));
  return panel([...neckline, ...side, [0, cut.length + 6], ...left], { thickness: 15, round: 20 });
}

function armholeRib(cut: Cut, sign: number): Part {
  const at = (x: number, y: number): Anchor => [sign * x, y];
  return panel(
    [
      [sign * (cut.shoulder - 3), cut.slope - 6, 1],
      at(cut.shoulder - 20, cut.slope + 120),
      at(cut.shoulder + 2, cut.slope + 220),
      [sign * (cut.chest - 8), cut.slope + cut.armhole + 4, 1],
      [sign * (cut.chest + 3), cut.slope + cut.armhole - 6, 1],
      at(cut.shoulder + 26, cut.slope + 204),
      at(cut.shoulder + 4, cut.slope + 116),
      [sign * (cut.shoulder + 18), cut.slope + 4, 1],
    ],
    { ...ribbed, round: 7, thickness: 7 },
  );
}

function backNeckRib(cut: Cut): Part {
  return panel(
    [
      [-cut.neck, 0, 1],
      [-cut.neck + 22, -16],
      [0, -8],
      [cut.neck - 22, -16],
      [cut.neck, 0, 1],
      [0, 22],
    ],
    { ...ribbed, round: 6 },
  );
}
