import type { Anchor } from '../../geometry.ts';
import { type Builder, type GarmentContext, line, type Panel, type Part, panel, trim } from '../../piece.ts';
import { rivet } from '../../trims/hardware.ts';
import { strap } from './bag-parts.ts';
import { baseBlock, insideOf, patchPocket, wordmark } from './tote-parts.ts';

/** Heavy cloth or leather, open top, two long handles. */
export const toteBag: Builder = (make) => {
  const { random } = make;
  const half = random.range(300, 340);
  const tall = random.range(560, 640);
  const leather = random.chance(0.45) && make.spec.fabric !== 'leather';
  const trimMore: Partial<Panel> = leather
    ? { fabric: 'leather', hex: make.spec.accentHex ? make.accent : '#7a4f30', pattern: 'solid' }
    : {};
  const lift = random.range(10, 60);
  const parts: Part[] = [
    ...strap(
      handle(lift).map(([x, y]): Anchor => [x * 0.94 + 8, y * 0.9 - 12]),
      32,
      { ...trimMore, tone: -0.14 },
    ),
    insideOf(half),
    ...body(make, half, tall),
  ];
  if (make.spec.pattern === 'colour-block' || random.chance(0.3)) parts.push(...baseBlock(make, half, tall));
  parts.push(...strap(handle(0), 34, trimMore));
  for (const side of [-1, 1])
    for (const y of [30, 70]) parts.push(trim([side * 150, y], rivet(make.maker.metal), { size: 0.9 }));
  if (!make.back) parts.push(...(random.chance(0.6) ? wordmark(make, tall * 0.5) : patchPocket(tall)));
  return {
    parts,
    focuses: [
      [-150, 90],
      [half - 100, tall - 120],
    ],
  };
};

/** A handle's way, `drop` above where it hangs by itself. */
const handle = (drop: number): Anchor[] => [
  [-150, 84],
  [-146, -140 - drop],
  [-96, -236 - drop],
  [0, -262 - drop],
  [96, -236 - drop],
  [146, -140 - drop],
  [150, 84],
];

function body({ random }: GarmentContext, half: number, tall: number): Part[] {
  const shape: Anchor[] = [
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
  return [
    panel(shape, { thickness: 22, round: 32, folds }),
    line(
      [
        [-half + 2, 40],
        [0, 49],
        [half - 2, 40],
      ],
      'stitch',
    ),
  ];
}
