import type { Fold, GarmentContext } from '../../piece.ts';
import { creaseOf } from '../parts/creases.ts';
import { legLine, type TrouserPlan } from './trouser-cut.ts';

type Side = 1 | -1;

/** Folds that follow the pull of the cloth: out of the crotch, at the knee, above the hem, and down from pleats. */
export function legFolds(plan: TrouserPlan, side: Side, context: GarmentContext): Fold[] {
  const isLong = plan.cut.length > 600;
  return [
    ...whiskers(plan, side, context),
    ...(isLong
      ? [...kneeFolds(plan, side, context), ...breaks(plan, side, context), ...drapes(plan, side, context)]
      : []),
    ...(plan.crease && isLong ? [pressed(plan, side)] : []),
  ];
}

/** Short lines of tension that fan out of the crotch toward the hip. */
function whiskers({ cut }: TrouserPlan, side: Side, context: GarmentContext): Fold[] {
  const random = context.random.fork(40 + side);
  const { count, fine, depth } = creaseOf(context.spec.fabric);
  return Array.from({ length: Math.round(1 + count) }, (_, index): Fold => {
    const reach = cut.hip * random.range(0.42, 0.62) * (1 - index * 0.12);
    const rise = 34 + index * 26 + random.range(-8, 8);
    return {
      along: [
        [side * 3, cut.rise - 8 - index * 7],
        [side * reach * 0.5, cut.rise - rise * 0.62],
        [side * reach, cut.rise - rise],
      ],
      width: random.range(11, 15) * fine,
      depth: random.range(2.4, 4) * depth * (index % 2 ? -0.8 : 1),
    };
  });
}

/** Where the knee bends, from the inside of the leg outward; pressed trousers hardly show it. */
function kneeFolds({ cut, crease }: TrouserPlan, side: Side, context: GarmentContext): Fold[] {
  const random = context.random.fork(44 + side);
  const { count, fine, depth } = creaseOf(context.spec.fabric);
  const { knee } = legLine(cut);
  return Array.from({ length: Math.round(count * (crease ? 0.5 : 1)) }, (_, index): Fold => {
    const y = knee.y + random.range(-44, 10) + index * random.range(22, 44);
    const from = index % 2 ? 1 : -1;
    return {
      along: [
        [side * (knee.x + from * knee.half * 0.98), y],
        [side * (knee.x + from * knee.half * 0.55), y + random.range(5, 12)],
        [side * (knee.x + from * knee.half * random.range(0, 0.25)), y + random.range(8, 26)],
      ],
      width: random.range(12, 17) * fine,
      depth: random.range(2, 3.4) * depth,
    };
  });
}

/** How a long leg gives above its hem; a cuff gathers more of it. */
function breaks({ cut, cuff }: TrouserPlan, side: Side, context: GarmentContext): Fold[] {
  const random = context.random.fork(48 + side);
  const { fine, depth } = creaseOf(context.spec.fabric);
  const { hem } = legLine(cut);
  const count = cuff > 0 ? 3 : random.pick([0, 1]);
  return Array.from({ length: count }, (_, index): Fold => {
    const y = hem.y - 30 - index * random.range(20, 30);
    const from = index % 2 ? -1 : 1;
    return {
      along: [
        [side * (hem.x + from * hem.half), y],
        [side * (hem.x + from * hem.half * 0.3), y + 11],
        [side * (hem.x - from * hem.half * 0.4), y + random.range(2, 10)],
      ],
      width: random.range(13, 18) * fine,
      depth: random.range(2.6, 4.4) * depth,
    };
  });
}

/** Long soft rolls of cloth where a leg is wide, out of the pleats down to the hem. */
function drapes({ cut, crease }: TrouserPlan, side: Side, { random, spec }: GarmentContext): Fold[] {
  const dice = random.fork(52 + side);
  const { hem, knee } = legLine(cut);
  const isWide = cut.hem > 235;
  if (!isWide) return [];
  const places = crease ? [0.5] : [-0.35, 0.45];
  return places.map((place, index): Fold => {
    const sway = dice.range(-0.08, 0.08);
    return {
      along: [
        [side * (cut.waist * 0.5 + place * 60), cut.band - 120],
        [side * (knee.x + (place + sway) * knee.half), knee.y],
        [side * (hem.x + (place + sway) * hem.half), hem.y + 200],
      ],
      width: dice.range(22, 30),
      depth: dice.range(1.8, 3) * creaseOf(spec.fabric).fall * (index % 2 ? -1 : 1),
    };
  });
}

/** The crease that an iron leaves down the middle of a leg. */
function pressed({ cut }: TrouserPlan, side: Side): Fold {
  const { hem, knee } = legLine(cut);
  return {
    along: [
      [side * cut.waist * 0.5, cut.band - 60],
      [side * (cut.waist * 0.5 + (knee.x - cut.waist * 0.5) * 0.4), cut.rise],
      [side * knee.x, knee.y],
      [side * hem.x, hem.y + 260],
    ],
    width: 8,
    depth: 7,
  };
}
