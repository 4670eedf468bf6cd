import { mix } from '../../color.ts';
import type { Anchor } from '../../geometry.ts';
import { type Builder, line, type Make, type Panel, type Part, panel, trim } from '../../piece.ts';
import { rivet } from '../../trims/hardware.ts';
import { closed, inset, strap } from './bag-parts.ts';

/** Heavy cloth or leather, open top, two long handles. */
export const toteBag: Builder = (make) => {
  const { random } = make;
  const half = random.range(300, 340);
  const tall = random.range(560, 640);
  const leather = random.chance(0.45) && make.spec.fabric !== 'leather';
  const trimMore: Partial<Panel> = leather
    ? { fabric: 'leather', hex: make.spec.accentHex ? make.accent : '#7a4f30', pattern: 'solid' }
    : {};
  const handle = (drop: number): Anchor[] => [
    [-150, 84],
    [-146, -140 - drop],
    [-96, -236 - drop],
    [0, -262 - drop],
    [96, -236 - drop],
    [146, -140 - drop],
    [150, 84],
  ];
  const lift = random.range(10, 60);
  const parts: Part[] = [
    ...strap(
      handle(lift).map(([x, y]): Anchor => [x * 0.94 + 8, y * 0.9 - 12]),
      32,
      { ...trimMore, tone: -0.14 },
    ),
  ];
  parts.push(
    panel(
      [
        [-half + 8, 4, 1],
        [0, -16],
        [half - 8, 4, 1],
        [half - 20, 40],
        [0, 44],
        [-half + 20, 40],
      ],
      { tone: -0.3, thickness: 3 },
    ),
  );
  const body: Anchor[] = [
    [-half, 6, 1],
    [0, 15],
    [half, 6, 1],
    [half + 10, tall * 0.5],
    [half + 2, tall - 30],
    [half - 22, tall],
    [0, tall + 8],
    [-half + 22, tall],
    [-half - 2, tall - 30],
    [-half - 10, tall * 0.5],
  ];
  const folds = [0, 1, 2, 3].map((index) => ({
    along: [
      [(index - 1.5) * 150 + random.range(-40, 40), 60],
      [(index - 1.5) * 130, tall * 0.4],
      [(index - 1.5) * 150 + random.range(-50, 50), tall * random.range(0.6, 0.9)],
    ] as Anchor[],
    width: random.range(40, 64),
    depth: (index % 2 ? -1 : 1) * random.range(8, 14),
  }));
  parts.push(
    panel(body, { thickness: 22, round: 32, folds }),
    line(
      [
        [-half + 2, 40],
        [0, 49],
        [half - 2, 40],
      ],
      'stitch',
    ),
  );
  if (make.spec.pattern === 'colour-block' || random.chance(0.3)) {
    parts.push(
      panel(
        [
          [-half - 4, tall - 150, 1],
          [half + 4, tall - 150, 1],
          [half + 4, tall - 32],
          [half - 20, tall + 1],
          [0, tall + 9],
          [-half + 20, tall + 1],
          [-half - 4, tall - 32],
        ],
        { hex: make.accent, thickness: 4, round: 6 },
      ),
      line(
        [
          [-half - 3, tall - 143],
          [half + 3, tall - 143],
        ],
        'stitch',
      ),
    );
  }
  parts.push(...strap(handle(0), 34, trimMore));
  for (const side of [-1, 1])
    for (const y of [30, 70]) parts.push(trim([side * 150, y], rivet('#c2a266'), { size: 0.9 }));
  if (!make.back) parts.push(...(random.chance(0.6) ? wordmark(make, tall * 0.5) : pocketOf(tall)));
  return {
    parts,
    focuses: [
      [-150, 90],
      [half - 100, tall - 120],
    ],
  };
};

/** A small printed block of lines, as a maker's mark. */
function wordmark(make: Make, y: number): Part[] {
  const hex = mix(make.cloth, make.accent, 0.85);
  const strokes =
    'M-92 20V-20L-64 20V-20M-44 0A20 20 0 1 0 -4 0A20 20 0 1 0 -44 0M16 20V-20H34A11 11 0 0 1 34 4H16M36 4L46 20M64 -20H92M78 -20V20';
  return [
    trim(
      [0, y],
      `<path d="${strokes}" fill="none" stroke="${hex}" stroke-width="6.5" opacity=".9"/><path d="M-60 44H60" stroke="${hex}" stroke-width="2.4" opacity=".8"/>`,
    ),
  ];
}

function pocketOf(tall: number): Part[] {
  const top = tall * 0.34;
  const shape: Anchor[] = [
    [-130, top, 1],
    [130, top, 1],
    [130, top + 210, 1],
    [-130, top + 210, 1],
  ];
  return [
    panel(shape, { thickness: 7, round: 9 }),
    line(closed(inset(shape, 0.95)), 'stitch'),
    line(
      [
        [-130, top + 30],
        [130, top + 30],
      ],
      'stitch',
    ),
  ];
}
