import type { Anchor } from '../../geometry.ts';
import { type Builder, type Fold, line, type Part, type Piece, panel } from '../../piece.ts';
import { isCut } from '../parts/cut-marks.ts';
import { backBody, fronts, patchPocket, sleeves } from '../parts/fronted.ts';
import { backNeckBand, collarBack, neckBand, neckInside, shirtCollar } from '../parts/neck.ts';
import { placket } from '../parts/placket.ts';
import { armholeSeams, focusesOf } from '../parts/pullover.ts';
import type { SleeveCut } from '../parts/sleeve.ts';
import { bodyOutline, cutOf, roundNeck } from '../parts/torso.ts';

/** Bodice and skirt parted at the waist, round neck; long or short sleeves. */
export const dress: Builder = (make) => {
  const { random } = make;
  const cut = cutOf(random, {
    neck: 82,
    neckDrop: 92,
    shoulder: 196,
    slope: 42,
    chest: 232,
    waist: 204,
    hem: 196,
    length: 420,
    armhole: 214,
    hemCurve: 4,
  });
  const short = isCut(make, 'short-sleeve', 'long-sleeve', random.chance(0.45));
  const sleeve: SleeveCut = short
    ? { angle: 26, bicep: 180, cuff: 168, length: 80, bend: 0 }
    : { angle: 15, bicep: 160, cuff: 112, length: 420, bend: 6 };
  const parts = sleeves(make, cut, {
    sleeve,
    cuff: short ? 0 : 34,
    pull: 0.8,
    cuffMore: { thickness: 7, round: 7 },
  });
  if (!make.back) parts.push(...neckInside(cut, cut.neckDrop, make));
  const flare = random.range(316, 380);
  const end = random.range(1060, 1130);
  const top = cut.length;
  const side: Anchor[] = [
    [cut.hem - 2, top - 8, 1],
    [cut.hem + 46, top + 150],
    [flare - 36, end - 240],
    [flare, end, 1],
  ];
  const left = [...side].reverse().map(([x, y, corner]): Anchor => (corner ? [-x, y, corner] : [-x, y]));
  const folds = Array.from({ length: 9 }, (_, index): Fold => {
    const x = (index / 8) * 2 - 1 + random.range(-0.06, 0.06);
    return {
      along: [
        [x * cut.hem * 0.95, top - 6],
        [x * (cut.hem + 40), top + 230],
        [x * flare * 0.94, end + 16],
      ],
      width: random.range(20, 36),
      depth: (index % 2 ? -1 : 1) * random.range(9, 15),
    };
  });
  const hem: Anchor[] = [
    [flare * 0.5, end + 16],
    [0, end + 24],
    [-flare * 0.5, end + 16],
  ];
  parts.push(panel([...side, ...hem, ...left], { thickness: 14, round: 20, folds }));
  parts.push(
    line(
      [
        [-flare + 4, end - 18],
        [0, end + 6],
        [flare - 4, end - 18],
      ],
      'stitch',
    ),
  );
  parts.push(
    panel(bodyOutline(cut, roundNeck(cut, make.back ? 20 : cut.neckDrop)), { thickness: 12, round: 16 }),
    ...armholeSeams(cut),
  );
  parts.push(
    panel(
      [
        [-cut.hem - 1, top - 16, 1],
        [cut.hem + 1, top - 16, 1],
        [cut.hem + 3, top + 14, 1],
        [0, top + 20],
        [-cut.hem - 3, top + 14, 1],
      ],
      { thickness: 6, round: 7, grain: 90, wrinkle: 0.3 },
    ),
  );
  if (make.back)
    parts.push(
      backNeckBand(cut, 14),
      line(
        [
          [0, 20],
          [1, top + 120],
        ],
        'seam',
        { width: 2 },
      ),
    );
  else parts.push(...neckBand(cut, cut.neckDrop, 15, { wrinkle: 0 }));
  return {
    parts,
    focuses: [
      [0, 140],
      [60, top + 20],
    ],
  };
};

/** A long shirt with a belt of its own cloth. */
export const shirtDress: Builder = (make): Piece => {
  const { random } = make;
  const cut = cutOf(random, {
    neck: 80,
    shoulder: 220,
    slope: 46,
    chest: 258,
    waist: 246,
    hem: 312,
    length: 1070,
    armhole: 236,
    hemCurve: 30,
  });
  const sleeve: SleeveCut = { angle: 15, bicep: 168, cuff: 112, length: 420, bend: 6 };
  const parts = sleeves(make, cut, { sleeve, cuff: 54, cuffMore: { thickness: 8, round: 8 } });
  const belt: Part[] = [
    panel(
      [
        [-cut.waist - 4, 452, 1],
        [0, 458],
        [cut.waist + 4, 452, 1],
        [cut.waist + 5, 488, 1],
        [0, 494],
        [-cut.waist - 5, 488, 1],
      ],
      { thickness: 9, round: 8, grain: 90 },
    ),
    ...(make.back
      ? []
      : [
          panel(
            [
              [-6, 480, 1],
              [20, 484, 1],
              [46, 668, 1],
              [10, 676, 1],
            ],
            { thickness: 8, round: 8, grain: -6 },
          ),
          panel(
            [
              [-24, 480, 1],
              [4, 482, 1],
              [-22, 700, 1],
              [-58, 694, 1],
            ],
            { thickness: 8, round: 8, grain: 8 },
          ),
          panel(
            [
              [-24, 450],
              [22, 448],
              [28, 474],
              [22, 498],
              [-22, 500],
              [-30, 476],
            ],
            { thickness: 12, round: 14 },
          ),
        ]),
  ];
  if (make.back) {
    parts.push(...backBody(make, cut, { yoke: 92 }), ...armholeSeams(cut), ...belt, ...collarBack(cut, 40));
    return { parts, focuses: [[0, 90]] };
  }
  const collar = shirtCollar(cut, { spread: 78, drop: 96, open: 3 });
  parts.push(...collar.behind, ...neckInside({ ...cut, neck: cut.neck - 12 }, 60, make));
  const neckline = (edge: number): Anchor[] => [
    [edge, 64, 1],
    [cut.neck * 0.45, 44],
    [cut.neck, 0, 1],
  ];
  parts.push(
    ...fronts(make, cut, { lap: 17, neckline }),
    ...armholeSeams(cut),
    ...placket(make, 62, cut.length + 30, 17, 92),
  );
  if (random.chance(0.6))
    parts.push(...patchPocket([72, 190], 100, 110, 14), ...patchPocket([-172, 190], 100, 110, 14));
  parts.push(...belt, ...collar.front);
  return { parts, focuses: [[10, 110], [0, 480], ...focusesOf(cut, sleeve).slice(2)] };
};
