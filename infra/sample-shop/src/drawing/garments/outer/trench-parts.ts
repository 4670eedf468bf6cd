import { shift } from '../../color.ts';
import { type GarmentContext, line, type Part, panel, trim } from '../../piece.ts';
import { buckle, button } from '../../trims/hardware.ts';
import type { Cut } from '../parts/torso.ts';
import { horn } from './tailored.ts';

const beltY = 470;

export function belt(cut: Cut): Part[] {
  const waist = cut.waist + 3;
  return [
    panel(
      [
        [-waist, beltY, 1],
        [0, beltY + 6],
        [waist, beltY, 1],
        [waist + 2, beltY + 46, 1],
        [0, beltY + 52],
        [-waist - 2, beltY + 46, 1],
      ],
      { thickness: 9, round: 9, wrinkle: 0.5, grain: 90 },
    ),
    line(
      [
        [-waist + 2, beltY + 6],
        [0, beltY + 12],
        [waist - 2, beltY + 6],
      ],
      'stitch',
    ),
    line(
      [
        [-waist + 2, beltY + 40],
        [0, beltY + 46],
        [waist - 2, beltY + 40],
      ],
      'stitch',
    ),
  ];
}

/** The belt's loose end below its buckle. */
export const buckledTail = (context: GarmentContext): Part[] => [
  panel(
    [
      [16, beltY + 4, 1],
      [58, beltY + 2, 1],
      [92, beltY + 190, 1],
      [66, beltY + 214, 1],
      [46, beltY + 196, 1],
    ],
    { thickness: 9, round: 9, grain: -9 },
  ),
  trim([4, beltY + 29], buckle(54, 60, shift(horn(context), 0.1))),
];

export const shoulderStrap = (context: GarmentContext, cut: Cut, side: 1 | -1): Part[] => [
  panel(
    [
      [side * (cut.neck + 26), 10, 1],
      [side * (cut.shoulder - 4), cut.slope - 4, 1],
      [side * (cut.shoulder - 12), cut.slope + 30, 1],
      [side * (cut.neck + 34), 42, 1],
      [side * (cut.neck + 18), 24],
    ],
    { thickness: 6, round: 6, wrinkle: 0, grain: side * 74 },
  ),
  trim([side * (cut.neck + 42), 31], button(horn(context)), { size: 1.1 }),
];

/** The loose flap over the right shoulder. */
export const stormFlap = (cut: Cut): Part[] => [
  panel(
    [
      [112, 90, 1],
      [cut.shoulder - 8, 84, 1],
      [cut.shoulder + 2, 232],
      [cut.shoulder - 30, 276],
      [150, 262],
      [104, 240, 1],
    ],
    { thickness: 7, round: 10 },
  ),
];

/** The loose yoke over the back. */
export const backYoke = (cut: Cut): Part[] => [
  panel(
    [
      [-cut.shoulder + 2, 60, 1],
      [cut.shoulder - 2, 60, 1],
      [cut.shoulder + 6, 240, 1],
      [0, 296],
      [-cut.shoulder - 6, 240, 1],
    ],
    { thickness: 8, round: 14 },
  ),
];
