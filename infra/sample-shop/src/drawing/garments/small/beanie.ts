import type { Anchor } from '../../geometry.ts';
import { type Builder, type Fold, type GarmentContext, line, type Part, panel } from '../../piece.ts';

export const beanie: Builder = (make) => {
  const parts = [crown(), turnUp(make.random.range(262, 272)), ...(make.back ? [backSeam()] : label(make))];
  return { parts, focuses: [[0, 220]] };
};

function crown(): Part {
  const shape: Anchor[] = [
    [-250, 220, 1],
    [-246, 90],
    [-196, -60],
    [-90, -136],
    [0, -150],
    [90, -136],
    [196, -60],
    [246, 90],
    [250, 220, 1],
    [0, 250],
  ];
  const folds = [-3, -2, -1, 1, 2, 3].map(
    (index): Fold => ({
      along: [
        [index * 4, -142],
        [index * 34, -60],
        [index * 58, 60],
      ],
      width: 16,
      depth: index % 2 ? -8 : 7,
    }),
  );
  return panel(shape, { thickness: 40, round: 90, folds });
}

/** The folded edge around the head. */
function turnUp(wide: number): Part {
  return panel(
    [
      [-wide + 4, 150],
      [-wide, 190],
      [-wide + 2, 312],
      [-wide + 20, 330],
      [0, 348],
      [wide - 20, 330],
      [wide - 2, 312],
      [wide, 190],
      [wide - 4, 150],
      [0, 172],
    ],
    { thickness: 26, round: 34, tone: 0.02 },
  );
}

function label(make: GarmentContext): Part[] {
  return [
    panel(
      [
        [-44, 236, 1],
        [44, 236, 1],
        [44, 284, 1],
        [-44, 284, 1],
      ],
      { hex: make.accent, fabric: 'satin', pattern: 'solid', thickness: 4, round: 4, wrinkle: 0 },
    ),
    line(
      [
        [-30, 254],
        [30, 254],
      ],
      'edge',
      { hex: make.cloth, width: 3 },
    ),
    line(
      [
        [-18, 268],
        [18, 268],
      ],
      'edge',
      { hex: make.cloth, width: 2 },
    ),
  ];
}

function backSeam(): Part {
  return line(
    [
      [0, -140],
      [4, 40],
      [0, 160],
    ],
    'seam',
    { width: 2 },
  );
}
