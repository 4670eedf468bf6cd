import { shift } from '../../color.ts';
import type { Anchor } from '../../geometry.ts';
import { type Builder, type Fold, type GarmentContext, line, type Part, panel, trim } from '../../piece.ts';
import { button } from '../../trims/hardware.ts';
import { waist } from './skirt-waist.ts';

export const skirtMidi: Builder = (make) => {
  const { random } = make;
  const length = random.range(740, 800);
  const flare = random.range(270, 350);
  const half = 174;
  const parts = flared(make, half, length, flare);
  if (!make.back && random.chance(0.5)) parts.push(...frontButtons(make, length));
  else parts.push(...(make.back ? backSlit(length) : darts()));
  parts.push(...waist(make, half + 2, 44));
  return {
    parts,
    focuses: [
      [30, 130],
      [flare * 0.5, length - 60],
    ],
  };
};

/** The skirt itself with its folds, and the stitches of its hem. */
function flared({ random }: GarmentContext, half: number, length: number, flare: number): Part[] {
  const side: Anchor[] = [
    [half, 36, 1],
    [248, 220],
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
      depth: (index % 2 ? -1 : 1) * random.range(5, 10),
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

function frontButtons(make: GarmentContext, length: number): Part[] {
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
    parts.push(trim([0, y], button(shift(make.cloth, -0.3)), { size: 1.3 }));
  return parts;
}
