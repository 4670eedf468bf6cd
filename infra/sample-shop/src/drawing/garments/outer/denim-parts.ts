import type { Anchor } from '../../geometry.ts';
import { line, type Part, panel, trim } from '../../piece.ts';
import { rivet } from '../../trims/hardware.ts';
import type { Cut } from '../parts/torso.ts';

/** The band at the jacket's hem. */
export const denimWaist = (cut: Cut): Part[] => [
  panel(
    [
      [-cut.hem - 2, cut.length - 6, 1],
      [cut.hem + 2, cut.length - 6, 1],
      [cut.hem - 2, cut.length + 46, 1],
      [-cut.hem + 2, cut.length + 46, 1],
    ],
    { thickness: 8, round: 8, grain: 90, tone: 0, wrinkle: 0.3 },
  ),
  line(
    [
      [-cut.hem, cut.length + 1],
      [cut.hem, cut.length + 1],
    ],
    'stitch',
  ),
  line(
    [
      [-cut.hem, cut.length + 39],
      [cut.hem, cut.length + 39],
    ],
    'stitch',
  ),
];

/** The two slanting seams of the back. */
export function backSeams(cut: Cut): Part[] {
  return [-1, 1].flatMap((side) => [
    line(
      [
        [side * 150, 166],
        [side * 84, cut.length],
      ],
      'seam',
    ),
    line(
      [
        [side * 144, 166],
        [side * 78, cut.length],
      ],
      'stitch',
    ),
  ]);
}

/** The yoke's edge and the two seams that slant below it. */
export function frontSeams(cut: Cut, side: number): Part[] {
  const yoke: Anchor[] = [
    [side * 22, 186],
    [side * (cut.shoulder - 2), 178],
  ];
  const slants = [
    [86, 44],
    [178, 108],
  ] as const;
  return [
    line(yoke, 'seam'),
    line(
      yoke.map(([x, y]): Anchor => [x, y + 6]),
      'stitch',
    ),
    ...slants.flatMap(([top, low]) => [
      line(
        [
          [side * top, 190],
          [side * low, cut.length],
        ],
        'seam',
      ),
      line(
        [
          [side * (top + 6), 190],
          [side * (low + 6), cut.length],
        ],
        'stitch',
      ),
    ]),
  ];
}

/** The pointed flap with its button. */
export function chestPocket(side: number, copper: string): Part[] {
  const shape: Anchor[] = [
    [side * 74, 182, 1],
    [side * 190, 180, 1],
    [side * 190, 214, 1],
    [side * 132, 242, 1],
    [side * 76, 216, 1],
  ];
  return [
    panel(shape, { thickness: 7, round: 6, wrinkle: 0.1 }),
    line(
      [
        [side * 184, 184],
        [side * 184, 211, 1],
        [side * 132, 235, 1],
        [side * 82, 213, 1],
        [side * 80, 186],
      ],
      'stitch',
    ),
    trim([side * 132, 222], rivet(copper), { size: 1.2 }),
  ];
}

/** Stitches along both edges of the button stand. */
export const standRows = (cut: Cut): Part[] => [
  line(
    [
      [-16, 70],
      [-16, cut.length],
    ],
    'stitch',
  ),
  line(
    [
      [20, 70],
      [20, cut.length],
    ],
    'stitch',
  ),
];

export function buttons(cut: Cut, copper: string): Part[] {
  const parts: Part[] = [];
  for (let y = 92; y < cut.length + 40; y += 82)
    parts.push(trim([0, Math.min(y, cut.length + 20)], rivet(copper), { size: 1.55 }));
  return parts;
}

/** Where washing has bleached the cloth: both sides of the front, and along the yoke. */
export function washedFront(cut: Cut): Part[] {
  return [96, 78, 60, 44, 28, 14].flatMap((width) => [
    ...[-1, 1].map((side) =>
      line(
        [
          [side * 140, 250],
          [side * 150, 400],
          [side * 120, cut.length - 30],
        ],
        'fade',
        { width },
      ),
    ),
    line(
      [
        [-cut.shoulder + 30, 170],
        [0, 176],
        [cut.shoulder - 30, 170],
      ],
      'fade',
      { width: width * 0.4 },
    ),
  ]);
}
