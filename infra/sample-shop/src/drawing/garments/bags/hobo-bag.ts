import { type Anchor, mirrored } from '../../geometry.ts';
import { type GarmentContext, line, type Piece, panel, trim } from '../../piece.ts';
import { rivet, zipPull } from '../../trims/hardware.ts';
import { strap } from './bag-parts.ts';

/** A soft crescent that hangs from one broad strap, zipped along its mouth. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one drawing, stroke by stroke
export function hoboBag(make: GarmentContext): Piece {
  const size = make.spec.cut?.includes('mini') ? 0.74 : 1;
  const half = 320 * size;
  const tall = 400 * size;
  const right: Anchor[] = [
    [half * 0.62, 66 * size],
    [half * 0.96, -30 * size],
    [half + 4, 20 * size],
    [half * 0.98, tall * 0.5],
    [half * 0.7, tall * 0.86],
    [half * 0.3, tall],
  ];
  const outline: Anchor[] = [[0, 92 * size], ...right, [0, tall + 12], ...mirrored(right)];
  const arch: Anchor[] = [
    [-half * 0.94, 6],
    [-half * 0.72, -250 * size],
    [0, -390 * size],
    [half * 0.72, -250 * size],
    [half * 0.94, 6],
  ];
  const mouth: Anchor[] = [
    [-half * 0.86, 20 * size],
    [-half * 0.5, 86 * size],
    [0, 104 * size],
    [half * 0.5, 86 * size],
    [half * 0.86, 20 * size],
  ];
  const slack = [-0.5, -0.1, 0.34].map((share, index) => ({
    along: [
      [half * share, 100 * size],
      [half * share * 1.3 + 20, tall * 0.5],
      [half * share * 0.8, tall * 0.84],
    ] as Anchor[],
    width: 46,
    depth: index % 2 ? -16 : 15,
  }));
  const isHung = make.pose === 'worn';
  const parts = [
    ...(isHung ? [] : strap(arch, 54, { thickness: 18 })),
    panel(outline, { thickness: 38, round: 60, folds: slack }),
    ...(make.back
      ? [
          line(
            [
              [0, 104 * size],
              [4, tall * 0.6],
              [0, tall + 8],
            ],
            'seam',
          ),
        ]
      : [
          line(mouth, 'seam', { width: 6 }),
          line(mouth, 'edge', { hex: make.maker.metal, width: 2.6 }),
          trim([half * 0.8, 34 * size], zipPull(make.maker.metal), { size: 1.2, turn: 12 }),
        ]),
    ...[-1, 1].map((side) => trim([side * half * 0.94, 6], rivet(make.maker.metal, true), { size: 3.4 })),
  ];
  return {
    parts,
    focuses: [
      [half * 0.7, 40],
      [0, tall * 0.6],
    ],
  };
}
