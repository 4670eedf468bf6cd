import type { Anchor } from '../../geometry.ts';
import { type Builder, line, type Part, panel } from '../../piece.ts';
import { isCut } from '../parts/cut-marks.ts';
import { backBody, fronts, sleeves } from '../parts/fronted.ts';
import { collarBack, neckInside } from '../parts/neck.ts';
import { placket } from '../parts/placket.ts';
import { armholeSeams, focusesOf, hemRows } from '../parts/pullover.ts';
import type { SleeveCut } from '../parts/sleeve.ts';
import { type Cut, cutOf } from '../parts/torso.ts';

/** A softer shirt with a ribbon at the neck or a round collar, and gathered cuffs. */
export const blouse: Builder = (make) => {
  const { random } = make;
  const cut = cutOf(random, {
    neck: 78,
    shoulder: 210,
    slope: 44,
    chest: 246,
    waist: 238,
    hem: 252,
    length: 640,
    armhole: 222,
  });
  const sleeve: SleeveCut = { angle: 18, bicep: 186, cuff: 136, length: 400, bend: 8 };
  const parts = sleeves(make, cut, {
    sleeve,
    cuff: 42,
    pull: 0.7,
    cuffMore: { thickness: 7, round: 7, wrinkle: 0.3 },
  });
  if (make.back) {
    parts.push(
      ...backBody(make, cut, { yoke: 84 }),
      ...armholeSeams(cut),
      ...hemRows(cut, 10),
      ...collarBack(cut, 34),
    );
    return { parts, focuses: [[0, 90]] };
  }
  parts.push(...neckInside(cut, 62, make));
  const neckline = (edge: number): Anchor[] => [
    [edge, 78, 1],
    [cut.neck * 0.62, 52],
    [cut.neck, 0, 1],
  ];
  parts.push(...fronts(make, cut, { lap: 13, neckline }), ...armholeSeams(cut), ...hemRows(cut, 10));
  parts.push(...placket(make, 78, cut.length + cut.hemCurve, 13, 82));
  parts.push(
    ...(isCut(make, 'ribbon', 'round-collar', random.chance(0.55)) ? ribbon(cut) : roundCollar(cut)),
  );
  return { parts, focuses: [[0, 130], ...focusesOf(cut, sleeve).slice(2)] };
};

function ribbon(cut: Cut): Part[] {
  const n = cut.neck;
  const band: Anchor[] = [
    [-n - 2, 0, 1],
    [-n * 0.56, 52],
    [0, 78],
    [n * 0.56, 52],
    [n + 2, 0, 1],
    [n - 20, -16, 1],
    [n * 0.44, 26],
    [0, 50],
    [-n * 0.44, 26],
    [-n + 20, -16, 1],
  ];
  const tail = (x: number, lean: number, length: number): Part =>
    panel(
      [
        [x - 8, 74, 1],
        [x + 12, 74, 1],
        [x + lean + 34, 74 + length - 16, 1],
        [x + lean - 16, 74 + length, 1],
      ],
      {
        grain: -lean * 0.2,
        thickness: 8,
        round: 12,
        folds: [
          {
            along: [
              [x, 80],
              [x + lean * 0.6, 80 + length * 0.5],
              [x + lean + 6, 74 + length],
            ],
            width: 10,
            depth: 8,
          },
        ],
      },
    );
  const loop = (side: 1 | -1): Part =>
    panel(
      [
        [side * 6, 62, 1],
        [side * 60, 26],
        [side * 104, 40],
        [side * 108, 82],
        [side * 60, 96],
        [side * 6, 82, 1],
      ],
      {
        grain: side * 70,
        thickness: 13,
        round: 22,
        folds: [
          {
            along: [
              [side * 12, 72],
              [side * 50, 62],
              [side * 88, 62],
            ],
            width: 11,
            depth: -9,
          },
        ],
      },
    );
  return [
    panel(band, { thickness: 9, round: 10, wrinkle: 0.4 }),
    tail(-14, -34, 230),
    tail(10, 26, 256),
    loop(-1),
    loop(1),
    panel(
      [
        [-17, 56],
        [0, 52],
        [17, 56],
        [19, 74],
        [15, 92],
        [0, 95],
        [-15, 92],
        [-19, 74],
      ],
      { thickness: 12, round: 14 },
    ),
  ];
}

function roundCollar(cut: Cut): Part[] {
  const n = cut.neck;
  const leaf = (side: 1 | -1): Anchor[] => [
    [side * (n - 20), -20, 1],
    [side * (n + 14), -2],
    [side * (n + 40), 44],
    [side * (n - 2), 104],
    [side * 40, 122],
    [side * 3, 78, 1],
    [side * n * 0.5, 42],
  ];
  return ([-1, 1] as const).flatMap((side) => [
    panel(leaf(side), { thickness: 9, round: 10, wrinkle: 0.25, grain: side * -30 }),
    line(
      [
        [side * (n + 32), 44],
        [side * (n - 6), 97],
        [side * 40, 114],
        [side * 8, 84],
      ],
      'stitch',
    ),
  ]);
}
