import type { Anchor } from '../../geometry.ts';
import { line, type Part, panel } from '../../piece.ts';
import type { Cut } from '../parts/torso.ts';

/** A band around the neck tied to a bow with two tails. */
export const ribbon = (cut: Cut): Part[] => [
  neckRibbon(cut),
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

function neckRibbon(cut: Cut): Part {
  const n = cut.neck;
  const shape: Anchor[] = [
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
  return panel(shape, { thickness: 9, round: 10, wrinkle: 0.4 });
}

function tail(x: number, lean: number, length: number): Part {
  return panel(
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
}

function loop(side: 1 | -1): Part {
  return panel(
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
}

export function roundCollar(cut: Cut): Part[] {
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

/** Rows of elastic thread below the bust, with the gathers that they make. */
export function shirring({ waist }: Cut): Part[] {
  const rows = [0, 1, 2, 3, 4].map((row) =>
    line(
      [
        [-waist, 350 + row * 22],
        [0, 356 + row * 22],
        [waist, 350 + row * 22],
      ],
      'stitch',
    ),
  );
  const gathers = Array.from({ length: 25 }, (_, index) => {
    const x = -waist + ((index + 0.5) * waist * 2) / 25;
    return line(
      [
        [x, 326],
        [x + (index % 2 ? 3 : -3), 396],
        [x, 476],
      ],
      'rib',
      { width: 1.3 },
    );
  });
  return [...gathers, ...rows];
}
