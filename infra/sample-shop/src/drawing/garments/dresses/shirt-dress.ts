import type { Anchor } from '../../geometry.ts';
import { type Builder, type Part, type Piece, panel } from '../../piece.ts';
import { armholeSeams } from '../parts/armhole.ts';
import { backBody, fronts, patchPocket, sleeves } from '../parts/fronted.ts';
import { collarBack, neckInside, shirtCollar } from '../parts/neck.ts';
import { placket } from '../parts/placket.ts';
import { focusesOf } from '../parts/pullover.ts';
import type { SleeveCut } from '../parts/sleeve.ts';
import { type Cut, cutOf } from '../parts/torso.ts';

/** A long shirt with a belt of its own cloth. */
export const shirtDress: Builder = (make): Piece => {
  const { random } = make;
  const cut = cutOf(make, {
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
  const belt = [beltBand(cut), ...(make.back ? [] : beltKnot())];
  if (make.back) {
    parts.push(
      ...backBody(make, cut, { yoke: 92 }),
      ...armholeSeams(make, cut),
      ...belt,
      ...collarBack(cut, 40),
    );
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
    ...armholeSeams(make, cut),
    ...placket(make, 62, cut.length + 30, 17, 92),
  );
  if (random.chance(0.6))
    parts.push(...patchPocket([72, 190], 100, 110, 14), ...patchPocket([-172, 190], 100, 110, 14));
  parts.push(...belt, ...collar.front);
  return { parts, focuses: [[10, 110], [0, 480], ...focusesOf(cut, sleeve).slice(2)] };
};

function beltBand(cut: Cut): Part {
  return panel(
    [
      [-cut.waist - 4, 452, 1],
      [0, 458],
      [cut.waist + 4, 452, 1],
      [cut.waist + 5, 488, 1],
      [0, 494],
      [-cut.waist - 5, 488, 1],
    ],
    { thickness: 9, round: 8, grain: 90 },
  );
}

/** The tied belt's two ends and the knot over them. */
function beltKnot(): Part[] {
  return [
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
  ];
}
