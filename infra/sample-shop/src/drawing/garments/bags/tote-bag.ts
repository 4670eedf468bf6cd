import type { CutMark } from '@mall/api/catalogue/pictures/picture-spec';
import type { Anchor } from '../../geometry.ts';
import { type Builder, type GarmentContext, line, type Panel, type Part, panel, trim } from '../../piece.ts';
import { rivet } from '../../trims/hardware.ts';
import { strap } from './bag-parts.ts';
import { baseBlock, insideOf, patchPocket, shoulderStrap, wordmark, zippedTop } from './tote-parts.ts';

/** Heavy cloth or leather, open top, two long handles. */
export const toteBag: Builder = (make) => {
  const { random } = make;
  const has = (mark: CutMark) => make.spec.cut?.includes(mark) === true;
  const isNylon = make.spec.fabric === 'nylon';
  const half = random.range(300, 325) * (has('big') ? 1.22 : 1);
  const tall = random.range(560, 620) * (has('big') ? 0.98 : 1);
  const leather = random.chance(0.45) && !isNylon;
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
  if (isNylon) parts.push(...zippedTop(make, half));
  if (has('two-way')) parts.push(...shoulderStrap(make, half));
  const signY = has('pocket') ? tall * 0.22 : tall * 0.5;
  if (!make.back) parts.push(...(has('pocket') ? patchPocket(tall) : []), ...wordmark(make, signY));
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

function body({ random, spec }: GarmentContext, half: number, tall: number): Part[] {
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
  // Nylon is light: it slackens and crumples where canvas stands.
  const isNylon = spec.fabric === 'nylon';
  const slack = folds.map((fold) => ({ ...fold, width: fold.width * 0.6, depth: fold.depth * 1.7 }));
  return [
    panel(
      shape,
      isNylon ? { thickness: 34, round: 54, wrinkle: 2, folds: slack } : { thickness: 20, round: 22, folds },
    ),
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
