import { mix, shift } from '../../color.ts';
import type { Anchor } from '../../geometry.ts';
import { type Fold, type GarmentContext, line, type Part, panel, trim } from '../../piece.ts';
import { button, rivet } from '../../trims/hardware.ts';
import type { TrouserPlan } from './trouser-cut.ts';

export function waistband(context: GarmentContext, plan: TrouserPlan): Part[] {
  const parts = [band(context, plan)];
  if (plan.elastic) {
    parts.push(...casingRows(plan), ...(context.back ? [] : drawcord(context)));
    return parts;
  }
  if (plan.jeans) parts.push(...edgeRows(plan));
  parts.push(...beltLoops(context, plan));
  if (context.back) parts.push(...(plan.jeans ? [backPatch(plan)] : []));
  else parts.push(...closure(context, plan));
  return parts;
}

function band(context: GarmentContext, { cut, elastic }: TrouserPlan): Part {
  const w = cut.waist;
  const shape: Anchor[] = [
    [-w, 2, 1],
    [0, context.back ? -4 : 10],
    [w, 2, 1],
    [w + 3, cut.band, 1],
    [0, cut.band + (context.back ? -2 : 8)],
    [-w - 3, cut.band, 1],
  ];
  return panel(shape, {
    thickness: 9,
    round: 8,
    grain: 90,
    wrinkle: elastic ? 0.6 : 0.2,
    ...(elastic ? { folds: gathers(w, cut.band, context) } : {}),
  });
}

/** The two rows that hold the elastic. */
function casingRows({ cut }: TrouserPlan): Part[] {
  const w = cut.waist;
  return [0.34, 0.68].map((up) =>
    line(
      [
        [-w, cut.band * up],
        [0, cut.band * up + 8],
        [w, cut.band * up],
      ],
      'stitch',
      { width: 0.8 },
    ),
  );
}

function drawcord(context: GarmentContext): Part[] {
  const hex = mix(context.cloth, '#f2efe8', 0.7);
  return [
    line(
      [
        [-12, 28],
        [-24, 90],
        [-18, 168],
      ],
      'cord',
      { hex, width: 0.8 },
    ),
    line(
      [
        [12, 28],
        [22, 84],
        [30, 150],
      ],
      'cord',
      { hex, width: 0.8 },
    ),
  ];
}

function edgeRows({ cut }: TrouserPlan): Part[] {
  const w = cut.waist;
  return [
    line(
      [
        [-w, 8],
        [0, 16],
        [w, 8],
      ],
      'stitch',
    ),
    line(
      [
        [-w, cut.band - 6],
        [0, cut.band + 1],
        [w, cut.band - 6],
      ],
      'stitch',
    ),
  ];
}

function beltLoops(context: GarmentContext, { cut }: TrouserPlan): Part[] {
  const w = cut.waist;
  const loops = context.back ? [-0.62, 0, 0.62] : [-0.62, 0.62];
  // On a body, the band's front bends down with it.
  const top = context.pose === 'worn' ? 5 : -4;
  return loops.map((x) =>
    panel(
      [
        [x * w - 8, top, 1],
        [x * w + 8, top, 1],
        [x * w + 8, cut.band + 10, 1],
        [x * w - 8, cut.band + 10, 1],
      ],
      { thickness: 7, round: 4, wrinkle: 0 },
    ),
  );
}

/** The maker's leather patch at the back of jeans. */
function backPatch({ cut }: TrouserPlan): Part {
  const w = cut.waist;
  return panel(
    [
      [w * 0.24, 0, 1],
      [w * 0.56, -2, 1],
      [w * 0.56, cut.band - 2, 1],
      [w * 0.24, cut.band, 1],
    ],
    { hex: '#9a6a3c', fabric: 'leather', thickness: 4, round: 3, wrinkle: 0, pattern: 'solid' },
  );
}

/** The overlap's edge and the button or rivet that shuts it. */
function closure(context: GarmentContext, { cut, jeans, crease }: TrouserPlan): Part[] {
  const front = jeans ? rivet(context.maker.metal) : button(shift(context.cloth, crease ? -0.35 : -0.25));
  return [
    line(
      [
        [22, 12],
        [22, cut.band + 4],
      ],
      'seam',
    ),
    trim([4, cut.band * 0.58], front, { size: jeans ? 1.7 : 1.3 }),
  ];
}

function gathers(w: number, band: number, context: GarmentContext): Fold[] {
  return Array.from({ length: 16 }, (_, index): Fold => {
    const x = -w + (2 * w * (index + 0.5)) / 16 + context.random.range(-5, 5);
    return {
      along: [
        [x, 2],
        [x + 2, band * 0.5],
        [x - 1, band + 2],
      ],
      width: 8,
      depth: context.random.range(3, 6),
    };
  });
}
