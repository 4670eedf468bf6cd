import type { CutTrait } from '@mall/api/catalogue/pictures/picture-spec';
import { type Anchor, curve, mirrored } from '../../geometry.ts';
import { lettering } from '../../makers/lettering.ts';
import { type Builder, type Fold, type GarmentContext, line, type Part, panel, trim } from '../../piece.ts';

/** How far the crown rises, and where the turned edge begins and ends. */
interface Shape {
  top: number;
  edge: number;
  bottom: number;
}

/** Plain, short without room above the ears, long and slack, or the fisherman's with a narrow turn. */
export const beanie: Builder = (context) => {
  const has = (trait: CutTrait) => context.spec.cut?.includes(trait) === true;
  const shape: Shape = {
    top: has('short') ? -64 : has('long') ? -270 : -150,
    edge: has('watch') ? 214 : 150,
    bottom: has('short') ? 300 : 330,
  };
  const slack = has('long') ? 24 : 0;
  const parts = [
    crown(shape, slack),
    turnUp(context.random.range(262, 272), shape),
    ...(context.back ? [backSeam(shape)] : label(context, shape)),
  ];
  return { parts, focuses: [[0, 220]] };
};

/** Rib runs up and is drawn together at the top. */
function crown({ top }: Shape, slack: number): Part {
  const rise = 220 - top;
  const right: Anchor[] = [
    [92, top + rise * 0.04],
    [190 - slack, top + rise * 0.25],
    [244 - slack, top + rise * 0.66],
    [250, 220, 1],
  ];
  const folds = [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5].map(
    (index): Fold => ({
      along: [
        [index * 3, top + 8],
        [index * 22, top + rise * 0.22],
        [index * 40, top + rise * 0.52],
      ],
      width: 11,
      depth: index % 2 ? -9 : 8,
    }),
  );
  const sag: Fold[] = slack
    ? [120, 60].map((y, index) => ({
        along: [
          [-220, y - 20],
          [0, y + 26],
          [220, y - 30],
        ],
        width: 30,
        depth: index ? 16 : -14,
      }))
    : [];
  return panel([[0, top], ...right, [0, 250], ...mirrored(right)], {
    thickness: 40,
    round: 90,
    folds: [...folds, ...sag],
  });
}

/** The folded edge around the head: cloth over cloth, with the fold below. */
function turnUp(wide: number, { edge, bottom }: Shape): Part {
  const right: Anchor[] = [
    [wide - 4, edge],
    [wide, edge + 40],
    [wide - 2, bottom - 18],
    [wide - 14, bottom],
  ];
  return panel([[0, edge + 22], ...right, [0, bottom + 18], ...mirrored(right)], {
    // Two layers stand away from the crown, whose lower edge does not press through.
    level: 30,
    thickness: 30,
    round: 46,
    tone: 0.02,
    wrinkle: 0.6,
    folds: [
      {
        along: curve([-wide * 0.7, bottom + 4, -wide * 0.5, (edge + bottom) / 2, -wide * 0.46, edge + 24]),
        width: 40,
        depth: 7,
      },
      {
        along: curve([wide * 0.5, bottom + 8, wide * 0.42, (edge + bottom) / 2, wide * 0.5, edge + 24]),
        width: 36,
        depth: -6,
      },
    ],
  });
}

/** The maker's name, woven and sewn on at its four corners. */
function label({ maker, accent }: GarmentContext, { edge, bottom }: Shape): Part[] {
  if (!maker.words) return [];
  const { ground, ink, shape } = maker.label;
  const hex = shape === 'print' ? accent : ground;
  const y = (edge + bottom) / 2 + 16;
  const words = lettering(maker.words, maker.letters, { ink, height: 19, room: 96 });
  const corner = (x: number, at: number) => `M${x - 3} ${at - 3}l6 6M${x + 3} ${at - 3}l-6 6`;
  const corners = [-53, 53].flatMap((x) => [-18, 18].map((at) => corner(x, at))).join('');
  return [
    panel(
      [
        [-60, y - 24, 1],
        [60, y - 24, 1],
        [60, y + 24, 1],
        [-60, y + 24, 1],
      ],
      { hex, fabric: 'satin', pattern: 'solid', thickness: 4, round: 4, wrinkle: 0 },
    ),
    trim([0, y], `${words}<path d="${corners}" stroke="${ink}" stroke-width="1.2" opacity=".8"/>`),
  ];
}

function backSeam({ top, edge }: Shape): Part {
  return line(
    [
      [0, top + 10],
      [4, (top + edge) / 2],
      [0, edge + 10],
    ],
    'seam',
    { width: 2 },
  );
}
