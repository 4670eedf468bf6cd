import { shift } from '../../color.ts';
import { type Builder, line, type Part, panel, trim } from '../../piece.ts';
import { buckle, button } from '../../trims/hardware.ts';
import { lengthOf } from '../parts/cut-marks.ts';
import { welt } from '../parts/fronted.ts';
import { cutOf } from '../parts/torso.ts';
import { horn, tailored } from './tailored.ts';

/** Double-breasted, belted, with shoulder straps, a storm flap and strapped cuffs. */
export const trenchCoat: Builder = (make) => {
  const { random } = make;
  const cut = cutOf(random, {
    neck: 90,
    shoulder: 244,
    slope: 50,
    chest: 282,
    waist: 268,
    hem: 316,
    length: lengthOf(make, { half: 890 }, 1090),
    armhole: 258,
    hemCurve: 5,
  });
  const beltY = 470;
  const waist = cut.waist + 3;
  const belt: Part[] = [
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
  const tail: Part[] = [
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
    trim([4, beltY + 29], buckle(54, 60, shift(horn(make), 0.1))),
  ];
  const strap = (side: 1 | -1): Part[] => [
    panel(
      [
        [side * (cut.neck + 26), 10, 1],
        [side * (cut.shoulder + 4), 34, 1],
        [side * (cut.shoulder + 2), 70, 1],
        [side * (cut.neck + 34), 42, 1],
        [side * (cut.neck + 18), 24],
      ],
      { thickness: 6, round: 6, wrinkle: 0, grain: side * 74 },
    ),
    trim([side * (cut.neck + 42), 31], button(horn(make)), { size: 1.1 }),
  ];
  const storm: Part[] = [
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
  const pockets = [
    ...storm,
    ...welt([112, 590], 36, 178, 40),
    ...welt([-148, 590], 36, 178, -40),
    ...strap(1),
    ...strap(-1),
  ];
  const back: Part[] = [
    ...strap(1),
    ...strap(-1),
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
    ...belt,
  ];
  return tailored(
    make,
    {
      cut,
      sleeve: { angle: 12, bicep: 180, cuff: 140, length: 452, bend: 6 },
      breakY: 320,
      lap: 96,
      tip: [200, random.range(142, 158)],
      peak: false,
      buttons: [334, 430, 600],
      row: 70,
      stitched: true,
      collar: 56,
    },
    pockets,
    make.back ? back : [...belt, ...tail],
  );
};
