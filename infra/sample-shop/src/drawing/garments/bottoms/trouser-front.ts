import type { Anchor } from '../../geometry.ts';
import { type GarmentContext, line, type Part, panel, trim } from '../../piece.ts';
import { rivet } from '../../trims/hardware.ts';
import { patchPocket } from '../parts/pockets.ts';
import type { TrouserPlan } from './trouser-cut.ts';

export function trouserFront(context: GarmentContext, plan: TrouserPlan): Part[] {
  const { cut, jeans, elastic } = plan;
  const parts = elastic ? [] : fly(plan);
  for (const side of [-1, 1])
    parts.push(
      ...(jeans ? jeansPocket(context, plan, side) : slantPocket(plan, side)),
      ...pleatsOf(plan, side),
    );
  if (context.spec.type === 'shorts' && context.random.chance(0.3))
    parts.push(...patchPocket([cut.hip - 110, 220], 84, 96, 0));
  return parts;
}

/** The stitches around the fly: two rows on jeans. */
function fly({ cut, jeans }: TrouserPlan): Part[] {
  const row: Anchor[] = [
    [36, cut.band + 4],
    [36, cut.rise * 0.56],
    [22, cut.rise * 0.78],
    [0, cut.rise * 0.86],
  ];
  return [
    line(row, 'stitch'),
    ...(jeans
      ? [
          line(
            row.map(([x, y]): Anchor => [x - 6, y - 3]),
            'stitch',
          ),
        ]
      : []),
  ];
}

/** A curved pocket with rivets, and on the right a smaller one in it. */
function jeansPocket(context: GarmentContext, { cut }: TrouserPlan, side: number): Part[] {
  const mouth: Anchor[] = [
    [side * cut.waist * 0.52, cut.band + 2],
    [side * cut.waist * 0.64, cut.band + 62],
    [side * (cut.waist + 10), cut.band + 92],
  ];
  return [
    panel(
      [
        ...mouth.map(([x, y], index): Anchor => (index === 1 ? [x, y] : [x, y, 1])),
        [side * (cut.waist + 2), cut.band, 1],
      ],
      { tone: -0.05, thickness: 1, round: 4, wrinkle: 0 },
    ),
    line(mouth, 'seam', { width: 1.7 }),
    line(
      mouth.map(([x, y]): Anchor => [x - side * 5, y + 6]),
      'stitch',
    ),
    line(
      mouth.map(([x, y]): Anchor => [x - side * 10, y + 12]),
      'stitch',
    ),
    trim([side * (cut.waist * 0.55 - 4), cut.band + 14], rivet(context.maker.metal), { size: 0.6 }),
    trim([side * (cut.waist - 1), cut.band + 92], rivet(context.maker.metal), { size: 0.6 }),
    ...(side > 0
      ? [
          line(
            [
              [cut.waist * 0.66, cut.band + 34, 1],
              [cut.waist * 0.92, cut.band + 30, 1],
            ],
            'stitch',
          ),
        ]
      : []),
  ];
}

function slantPocket({ cut }: TrouserPlan, side: number): Part[] {
  const slant: Anchor[] = [
    [side * cut.waist * 0.78, cut.band + 2],
    [side * (cut.waist + 10), cut.band + 150],
  ];
  return [
    line(slant, 'seam', { width: 2.2 }),
    line(
      slant.map(([x, y]): Anchor => [x - side * 6, y + 1]),
      'stitch',
      { width: 0.8 },
    ),
  ];
}

/** Folds sewn into the waistband, and the crease that is sewn down below them. */
function pleatsOf({ cut, pleats, pinTuck }: TrouserPlan, side: number): Part[] {
  const folds = Array.from({ length: pleats }, (_, index): Part[] => {
    const x = side * cut.waist * (0.36 + index * 0.22);
    const low = cut.band + 150 - index * 36;
    return [
      panel(
        [
          [x - side * 2, cut.band + 2, 1],
          [x + side * 17, cut.band + 2, 1],
          [x + side * 9, low],
          [x + side * 3, low + 12, 1],
        ],
        { thickness: 6, round: 8, wrinkle: 0 },
      ),
      line(
        [
          [x - side * 2, cut.band + 4],
          [x + side * 3, low + 10],
        ],
        'seam',
        { width: 1.6 },
      ),
    ];
  }).flat();
  const tuckX = cut.waist * 0.52;
  const hemX = cut.thigh * 0.5 - 4 + cut.spread;
  const tuck: Anchor[] = [
    [side * tuckX, cut.band + 10],
    [side * (hemX - cut.spread * 0.7), cut.rise + 260],
    [side * hemX, cut.length - 4],
  ];
  return pinTuck
    ? [
        ...folds,
        line(tuck, 'seam', { width: 1.5 }),
        line(
          tuck.map(([x, y]): Anchor => [x + side * 7, y]),
          'stitch',
        ),
      ]
    : folds;
}
