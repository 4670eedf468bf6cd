import { shift } from '../../color.ts';
import type { Anchor } from '../../geometry.ts';
import { line, type Part, panel } from '../../piece.ts';
import { type SaddleLook, saddle } from './loafer-saddle.ts';
import { footprint, opening } from './shoe-last.ts';

export interface LoaferLook {
  sole: string;
  saddle: SaddleLook;
  metal: string;
  cloth: string;
  /** A thick sole that stands out all round. */
  chunky: boolean;
}

/** One loafer from above, the right one. */
export const loafer = (look: LoaferLook): Part[] => [
  ...vamp(look),
  ...apron(),
  ...topline(),
  ...insole(),
  ...tongue(),
  ...saddle(look.saddle, look.metal),
];

/** The sole's welt and the upper on it, creased where the foot bends. */
function vamp({ sole, chunky }: LoaferLook): Part[] {
  return [
    ...(chunky ? lugs(sole) : []),
    panel(footprint(chunky ? 15 : 7, 4), {
      hex: sole,
      fabric: 'leather',
      pattern: 'solid',
      thickness: 18,
      round: 8,
      wrinkle: 0,
    }),
    line(footprint(chunky ? 10 : 4, 3), 'stitch', { hex: shift(sole, 0.3) }),
    panel(footprint(-5, 8), {
      thickness: 64,
      round: 86,
      wrinkle: 0.3,
      folds: [
        {
          along: [
            [-110, 330],
            [0, 352],
            [116, 326],
          ],
          width: 16,
          depth: -4,
        },
      ],
    }),
  ];
}

/** The lugs of a thick sole, as far as they show from above. */
function lugs(sole: string): Part[] {
  return [
    panel(footprint(24, 0), {
      hex: shift(sole, -0.2),
      fabric: 'suede',
      pattern: 'solid',
      thickness: 26,
      round: 8,
      wrinkle: 0,
    }),
    line(footprint(21), 'stitch', { hex: shift(sole, 0.16), width: 4 }),
  ];
}

/** The raised panel over the toes, sewn around its edge. */
function apron(): Part[] {
  const shape: Anchor[] = [
    [-10, 84],
    [58, 104],
    [88, 190],
    [84, 330],
    [74, 432, 1],
    [-72, 432, 1],
    [-84, 330],
    [-92, 190],
    [-70, 104],
  ];
  return [
    panel(shape, { thickness: 7, round: 12, wrinkle: 0.3 }),
    line(
      [...shape.slice(4, 5), ...shape.slice(0, 4).reverse(), ...shape.slice(5).reverse()].map(
        ([x, y]): Anchor => [x * 1.05, y - 5],
      ),
      'stitch',
      { width: 1.5 },
    ),
  ];
}

/** The bound edge of the opening and the lining below it. */
function topline(): Part[] {
  return [
    panel(opening(14, 430), { thickness: 16, round: 12, wrinkle: 0.1 }),
    line([...opening(9, 430), [0, 421]], 'stitch'),
    panel(opening(0, 432), { thickness: -52, round: 30, wrinkle: 0, tone: -0.4, pattern: 'solid' }),
  ];
}

function insole(): Part[] {
  return [
    panel(
      [
        [0, 540],
        [46, 600],
        [50, 720],
        [0, 782],
        [-50, 720],
        [-46, 600],
      ],
      { hex: '#b08d62', fabric: 'leather', pattern: 'solid', thickness: 2, round: 8, wrinkle: 0 },
    ),
    line(
      [
        [-20, 690],
        [20, 690],
      ],
      'edge',
      { hex: '#6d5232', width: 2 },
    ),
    line(
      [
        [-12, 704],
        [12, 704],
      ],
      'edge',
      { hex: '#6d5232', width: 2 },
    ),
  ];
}

function tongue(): Part[] {
  return [
    panel(
      [
        [-70, 392, 1],
        [0, 378],
        [70, 392, 1],
        [66, 448],
        [30, 478],
        [0, 484],
        [-30, 478],
        [-66, 448],
      ],
      { thickness: 9, round: 10, wrinkle: 0.1 },
    ),
  ];
}
