import type { Anchor } from '../../geometry.ts';
import { mirrored } from '../../geometry.ts';
import { type GarmentContext, line, type Panel, type Part, panel } from '../../piece.ts';
import { houseCuff } from '../house/cuffs.ts';
import {
  cuffBand,
  hemStitch,
  type Sleeve,
  type SleeveCut,
  sleeveOf,
  sleeveParts,
} from '../parts/sleeves/sleeve.ts';
import { bodyFolds, bodyOutline, type Cut, frontOutline, roundNeck } from '../parts/torso.ts';
import { backYoke } from '../parts/yoke.ts';

export interface SleeveFinish {
  sleeve: SleeveCut;
  /** Height of a cuff band; 0 for a plain turned end. */
  cuff: number;
  cuffMore?: Partial<Panel>;
  pull?: number;
  more?: Partial<Panel>;
  after?: (sleeve: Sleeve, side: 1 | -1) => Part[];
}

/** Both sleeves, laid below the body. */
export function sleeves(context: GarmentContext, cut: Cut, finish: SleeveFinish): Part[] {
  const pull = finish.pull ?? 0.1;
  return ([-1, 1] as const).flatMap((side) => {
    const sleeve = sleeveOf(context, cut, finish.sleeve, side);
    const block = context.spec.pattern === 'colour-block' ? { hex: context.accent } : {};
    const end =
      finish.cuff > 0 ? [cuffBand(sleeve, finish.cuff, pull, finish.cuffMore ?? {})] : hemStitch(sleeve, 16);
    return sleeveParts(sleeve, { ...block, ...finish.more }, [
      ...end,
      ...(finish.after?.(sleeve, side) ?? []),
      ...houseCuff(context, sleeve, finish.cuff, side, pull),
    ]);
  });
}

export interface FrontPlan {
  /** From the right high point to the opening's own top, listed in that order from the opening. */
  neckline: (edge: number) => Anchor[];
  /** How far the upper front reaches past the centre line. */
  lap: number;
  more?: Partial<Panel>;
  /** Extra length at the opening's corner. */
  drop?: number;
}

/** Two fronts, the wearer's left over the right. */
export function fronts(context: GarmentContext, cut: Cut, plan: FrontPlan): Part[] {
  context.settled.edge = -plan.lap;
  const folds = bodyFolds(cut, context, context.random.fork(9), 0.8);
  const more: Partial<Panel> = { thickness: 13, round: 18, folds, ...plan.more };
  return [
    panel(mirrored(frontOutline(cut, -plan.lap, plan.neckline(-plan.lap), plan.drop)), more),
    panel(frontOutline(cut, -plan.lap, plan.neckline(-plan.lap), plan.drop), more),
  ];
}

/** The back of an opened garment in one panel, with an optional yoke and centre seam. */
export function backBody(
  context: GarmentContext,
  cut: Cut,
  options: { yoke?: number; centre?: boolean; more?: Partial<Panel> },
): Part[] {
  const parts: Part[] = [
    panel(bodyOutline(cut, roundNeck(cut, 16)), {
      thickness: 14,
      round: 20,
      folds: bodyFolds(cut, context, context.random.fork(9)),
      ...options.more,
    }),
  ];
  if (options.yoke) parts.push(...backYoke(cut, options.yoke));
  if (options.centre)
    parts.push(
      line(
        [
          [0, 20],
          [2, cut.length * 0.5],
          [0, cut.length],
        ],
        'seam',
      ),
    );
  return parts;
}
