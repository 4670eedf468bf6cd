import type { CutTrait } from '@mall/api/catalogue/pictures/picture-spec';
import { shift } from '../../color.ts';
import type { Anchor } from '../../geometry.ts';
import { type Builder, type Fold, type GarmentContext, line, type Part, panel, trim } from '../../piece.ts';
import { button } from '../../trims/hardware.ts';
import { creaseOf } from '../parts/creases.ts';
import { lengthOf } from '../parts/cut-traits.ts';
import { waist } from './skirt-waist.ts';

export const skirtMidi: Builder = (context) => {
  const { random } = context;
  const has = (trait: CutTrait) => context.spec.cut?.includes(trait) === true;
  const length = lengthOf(context, { midi: 730, long: 880 }, random.range(740, 800));
  const isNarrow = has('h-line') || has('slit');
  const flare = isNarrow ? random.range(214, 226) : has('a-line') ? 372 : random.range(290, 330);
  const half = 174;
  const parts = flared(context, { half, length, flare, isNarrow });
  const isPlain = has('wrap') || has('slit') || has('h-line');
  if (context.back) parts.push(...backSlit(length));
  else if (has('wrap')) parts.push(...wrapFront(half, length, flare));
  else if (has('slit')) parts.push(...sideSlit(length, flare));
  else if (!isPlain && random.chance(0.5)) parts.push(...frontButtons(context, length));
  else parts.push(...darts());
  parts.push(...waist(context, half + 2, 44));
  return {
    parts,
    focuses: [
      [30, 130],
      [flare * 0.5, length - 60],
    ],
  };
};

interface Shape {
  half: number;
  length: number;
  flare: number;
  /** Straight down from the hips. */
  isNarrow: boolean;
}

/** The skirt itself with its folds, and the stitches of its hem. */
function flared({ random, spec }: GarmentContext, { half, length, flare, isNarrow }: Shape): Part[] {
  const side: Anchor[] = [
    [half, 36, 1],
    [isNarrow ? 228 : 248, 220],
    [(248 + flare) / 2 + 4, length * 0.62],
    [flare, length, 1],
  ];
  const left = [...side].reverse().map(([x, y, corner]): Anchor => (corner ? [-x, y, corner] : [-x, y]));
  const folds = Array.from({ length: 7 }, (_, index): Fold => {
    const x = (index / 6) * 2 - 1 + random.range(-0.08, 0.08);
    return {
      along: [
        [x * 150, 60 + random.range(40, 150)],
        [x * 216, length * 0.55],
        [x * flare * 0.94, length + 20],
      ],
      width: random.range(24, 42),
      depth: (index % 2 ? -1 : 1) * random.range(5, 10) * (isNarrow ? 0.3 : 1) * creaseOf(spec.fabric).fall,
    };
  });
  return [
    panel([...side, [flare * 0.5, length + 18], [0, length + 24], [-flare * 0.5, length + 18], ...left], {
      thickness: 14,
      round: 20,
      folds,
    }),
    line(
      [
        [-flare + 4, length - 18],
        [0, length + 6],
        [flare - 4, length - 18],
      ],
      'stitch',
    ),
  ];
}

/** The seam at the back and the slit it ends in. */
function backSlit(length: number): Part[] {
  return [
    line(
      [
        [0, 50],
        [2, length - 230],
      ],
      'seam',
    ),
    line(
      [
        [0, length - 230],
        [5, length - 100],
        [0, length + 20],
      ],
      'seam',
      { width: 2.6 },
    ),
  ];
}

/** The upper front laid over the other one and tied at the side. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one drawing, stroke by stroke
function wrapFront(half: number, length: number, flare: number): Part[] {
  const edge: Anchor[] = [
    [half * 0.5, 44],
    [half * 0.62, length * 0.4],
    [flare * 0.5, length * 0.8],
    [flare * 0.34, length + 16],
  ];
  const knot = half * 0.5;
  return [
    panel(
      [
        [-half, 40, 1],
        [knot, 40, 1],
        ...edge.slice(1, 3),
        [flare * 0.34, length + 18, 1],
        [0, length + 22],
        [-flare + 8, length - 4, 1],
        [-(248 + flare) / 2, length * 0.62],
        [-244, 220],
      ],
      {
        thickness: 10,
        round: 14,
        folds: [
          {
            along: [
              [knot - 10, 60],
              [-30, length * 0.42],
              [-150, length * 0.8],
            ],
            width: 30,
            depth: 9,
          },
          {
            along: [
              [knot - 20, 60],
              [60, length * 0.5],
              [20, length],
            ],
            width: 26,
            depth: -8,
          },
        ],
      },
    ),
    line(
      edge.map(([x, y]): Anchor => [x - 9, y]),
      'stitch',
    ),
    panel(
      [
        [knot - 12, 30, 1],
        [knot + 12, 30, 1],
        [knot + 40, 250, 1],
        [knot + 12, 256, 1],
      ],
      { thickness: 8, round: 8 },
    ),
    panel(
      [
        [knot - 16, 30, 1],
        [knot + 4, 30, 1],
        [knot - 6, 214, 1],
        [knot - 34, 210, 1],
      ],
      { thickness: 8, round: 8 },
    ),
    panel(
      [
        [knot - 22, 12],
        [knot + 20, 10],
        [knot + 26, 34],
        [knot, 50],
        [knot - 24, 36],
      ],
      { thickness: 12, round: 12 },
    ),
  ];
}

/** An open seam above one knee; what is behind shows dark. */
function sideSlit(length: number, flare: number): Part[] {
  const x = flare * 0.46;
  return [
    panel(
      [
        [x, length * 0.54, 1],
        [x + 20, length * 0.8],
        [x + 46, length + 14, 1],
        [x - 20, length + 18, 1],
        [x - 8, length * 0.8],
      ],
      {
        tone: -0.45,
        thickness: -8,
        round: 8,
        wrinkle: 0,
        pattern: 'solid',
      },
    ),
    line(
      [
        [x, 60],
        [x, length * 0.54],
      ],
      'seam',
    ),
    line(
      [
        [x - 8, length * 0.56],
        [x - 17, length * 0.8],
        [x - 30, length + 14],
      ],
      'stitch',
    ),
  ];
}

function darts(): Part[] {
  return [-1, 1].map((sign) =>
    line(
      [
        [sign * 92, 44],
        [sign * 100, 150],
      ],
      'seam',
    ),
  );
}

function frontButtons(context: GarmentContext, length: number): Part[] {
  const parts: Part[] = [
    panel(
      [
        [-18, 40, 1],
        [18, 40, 1],
        [18, length + 22, 1],
        [-18, length + 22, 1],
      ],
      { thickness: 5, round: 6 },
    ),
  ];
  for (let y = 84; y < length - 50; y += 96)
    parts.push(trim([0, y], button(shift(context.cloth, -0.3)), { size: 1.3 }));
  return parts;
}
