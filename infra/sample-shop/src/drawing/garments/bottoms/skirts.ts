import { shift } from '../../color.ts';
import type { Anchor } from '../../geometry.ts';
import { type Builder, type Fold, line, type Make, type Part, panel, trim } from '../../piece.ts';
import { button } from '../../trims/hardware.ts';

/** The band at a skirt's waist. */
export function waist(make: Make, half: number, height: number): Part[] {
  const shape: Anchor[] = [
    [-half, 0, 1],
    [0, make.back ? -4 : 9],
    [half, 0, 1],
    [half + 3, height, 1],
    [0, height + 8],
    [-half - 3, height, 1],
  ];
  return [
    panel(shape, { thickness: 8, round: 8, grain: 90, wrinkle: 0.2 }),
    line(
      [
        [-half, height - 5],
        [0, height + 3],
        [half, height - 5],
      ],
      'stitch',
    ),
    ...(make.back
      ? [
          line(
            [
              [2, 4],
              [2, height + 150],
            ],
            'seam',
            { width: 1.8 },
          ),
          trim([10, height * 0.5], button(shift(make.cloth, -0.3)), { size: 1 }),
        ]
      : []),
  ];
}

export const skirtPleated: Builder = (make) => {
  const { random } = make;
  const half = 176;
  const hem = random.range(330, 372);
  const length = random.pick([420, 470, 760]);
  const count = random.pick([11, 13, 15]);
  const parts: Part[] = [];
  const at = (share: number, down: number): Anchor => {
    const grow = half + (hem - half) * (down / length) ** 0.82;
    const curve = (1 - (share * 2 - 1) ** 2) * 18;
    return [(share * 2 - 1) * grow, 40 + down + curve * (down / length)];
  };
  for (let index = count - 1; index >= 0; index -= 1) {
    const left = index / count;
    const right = Math.min(1, (index + 1) / count + 0.022);
    const sway = random.range(-5, 5);
    const mid = length * 0.5;
    const [ml, mr] = [at(left, mid), at(right, mid)];
    const [bl, br, tl, tr] = [at(left, length), at(right, length), at(left, 0), at(right, 0)];
    const hang = random.range(-4, 5);
    parts.push(
      panel(
        [
          [tl[0], tl[1], 1],
          [tr[0], tr[1], 1],
          [mr[0] + sway * 0.6, mr[1]],
          [br[0] + sway, br[1] + hang, 1],
          [bl[0] + sway, bl[1] + 4 + hang, 1],
          [ml[0] + sway * 0.6, ml[1]],
        ],
        {
          thickness: 11,
          round: 12,
          wrinkle: 0.5,
          grain: -(left - 0.5) * 22,
          tone: index % 2 ? 0 : -0.025,
        },
      ),
    );
  }
  parts.push(
    line(
      [
        at(0, length - 16),
        at(0.25, length - 16),
        at(0.5, length - 16),
        at(0.75, length - 16),
        at(1, length - 16),
      ],
      'stitch',
    ),
  );
  parts.push(...waist(make, half + 2, 46));
  return {
    parts,
    focuses: [
      [40, 150],
      [hem * 0.5, length - 60],
    ],
  };
};

export const skirtMidi: Builder = (make) => {
  const { random } = make;
  const length = random.range(740, 800);
  const flare = random.range(270, 350);
  const half = 174;
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
  const parts: Part[] = [
    panel([...side, [flare * 0.5, length + 18], [0, length + 24], [-flare * 0.5, length + 18], ...left], {
      thickness: 14,
      round: 20,
      folds,
    }),
  ];
  parts.push(
    line(
      [
        [-flare + 4, length - 18],
        [0, length + 6],
        [flare - 4, length - 18],
      ],
      'stitch',
    ),
  );
  if (!make.back && random.chance(0.5)) parts.push(...frontButtons(make, length));
  else if (make.back)
    parts.push(
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
    );
  else
    for (const sign of [-1, 1])
      parts.push(
        line(
          [
            [sign * 92, 44],
            [sign * 100, 150],
          ],
          'seam',
        ),
      );
  parts.push(...waist(make, half + 2, 44));
  return {
    parts,
    focuses: [
      [30, 130],
      [flare * 0.5, length - 60],
    ],
  };
};

function frontButtons(make: Make, length: number): Part[] {
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
