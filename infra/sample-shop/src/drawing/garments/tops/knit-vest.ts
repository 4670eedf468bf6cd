import type { Anchor } from '../../geometry.ts';
import { type Builder, type Part, panel } from '../../piece.ts';
import { neckInside } from '../parts/neck.ts';
import { hemRib } from '../parts/pullover.ts';
import { ribbed } from '../parts/ribbed.ts';
import { type Cut, cutOf, roundNeck } from '../parts/torso.ts';

/** A sleeveless knit with ribbed edges and a V neck. */
export const knitVest: Builder = (make) => {
  const { back } = make;
  const cut = cutOf(make, {
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
  const depth = back ? 18 : cut.neckDrop;
  const parts: Part[] = back ? [] : neckInside(cut, depth * 0.92, make);
  parts.push(hemRib(cut, 62, ribbed));
  parts.push(body(cut, back ? roundNeck(cut, 18) : vee(cut)));
  parts.push(...[-1, 1].map((sign) => armholeRib(cut, sign)), ...(back ? [backNeckRib(cut)] : veeRib(cut)));
  return {
    parts,
    focuses: [
      [0, depth],
      [cut.hem * 0.6, cut.length],
    ],
  };
};

const vee = ({ neck, neckDrop }: Cut): Anchor[] => [
  [-neck, 0, 1],
  [-neck * 0.6, neckDrop * 0.46],
  [0, neckDrop, 1],
  [neck * 0.6, neckDrop * 0.46],
  [neck, 0, 1],
];

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

/** The V neck's two ribs, crossing at its point, and the one behind. */
function veeRib(cut: Cut): Part[] {
  const depth = cut.neckDrop;
  const band = (sign: number): Anchor[] => [
    [sign * (cut.neck + 2), 0, 1],
    [sign * (cut.neck * 0.6 + 2), depth * 0.46],
    [0, depth + 6, 1],
    [0, depth - 34, 1],
    [sign * (cut.neck * 0.6 - 24), depth * 0.44],
    [sign * (cut.neck - 26), -14, 1],
  ];
  return [
    panel(
      [
        [-cut.neck + 22, -14, 1],
        [0, -4],
        [cut.neck - 22, -14, 1],
        [0, 18],
      ],
      { inside: true, ...ribbed, tone: -0.14, thickness: 3 },
    ),
    panel(band(-1), { ...ribbed, round: 7 }),
    panel(band(1), { ...ribbed, round: 7 }),
  ];
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
