import type { Anchor } from '../../geometry.ts';
import { lettering } from '../../makers/lettering.ts';
import { type GarmentContext, line, type Piece, panel, trim } from '../../piece.ts';
import { rivet } from '../../trims/hardware.ts';
import { closed, inset, strap } from './bag-parts.ts';
import { insideOf } from './tote-parts.ts';

/** An open bag of stiff leather with two slender handles and a hanging tag. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one drawing, stroke by stroke
export function leatherTote(make: GarmentContext): Piece {
  const { random, maker } = make;
  const size = make.spec.cut?.includes('mini') ? 0.72 : 1;
  const isSquare = make.spec.cut?.includes('square') === true;
  const half = (isSquare ? 290 : random.range(320, 350)) * size;
  const tall = (isSquare ? 540 : random.range(430, 470)) * size;
  const body: Anchor[] = [
    [-half, 4, 1],
    [0, 12],
    [half, 4, 1],
    [half - 26, tall - 20],
    [half - 44, tall, 1],
    [0, tall + 6],
    [-half + 44, tall, 1],
    [-half + 26, tall - 20],
  ];
  const handle = (lift: number): Anchor[] => [
    [-half * 0.46, 66],
    [-half * 0.44, -150 - lift],
    [0, -250 - lift],
    [half * 0.44, -150 - lift],
    [half * 0.46, 66],
  ];
  const tag = lettering(maker.short || maker.words, maker.letters, {
    ink: maker.metal,
    height: 20,
    room: 44,
  });
  const seam = line(
    [
      [-half * 0.98, tall * 0.8],
      [half * 0.98, tall * 0.8],
    ],
    'seam',
  );
  const parts = [
    ...strap(handle(26), 24, { tone: -0.14 }),
    insideOf(half),
    panel(body, { thickness: 26, round: 30, wrinkle: 0.3 }),
    line(closed(inset(body, 0.96)), 'stitch'),
    seam,
    ...strap(handle(0), 26),
    ...[-1, 1].map((side) => trim([side * half * 0.46, 66], rivet(maker.metal), { size: 1.5 })),
    ...(make.back
      ? [
          line(
            [
              [-half * 0.7, tall * 0.22],
              [half * 0.7, tall * 0.22],
            ],
            'seam',
            { width: 2.4 },
          ),
        ]
      : [
          panel(
            [
              [half * 0.46 - 34, 96, 1],
              [half * 0.46 + 34, 96, 1],
              [half * 0.46 + 34, 186, 1],
              [half * 0.46 - 34, 186, 1],
            ],
            { thickness: 10, round: 8, wrinkle: 0 },
          ),
          trim([half * 0.46, 142], tag),
        ]),
  ];
  return {
    parts,
    focuses: [
      [half * 0.46, 120],
      [-half + 90, tall - 110],
    ],
  };
}
