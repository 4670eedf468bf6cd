import type { Fabric } from '@mall/api/catalogue/pictures/picture-spec';
import { type Anchor, mirrored } from '../../geometry.ts';
import type { Fold, GarmentContext } from '../../piece.ts';
import type { Random } from '../../random.ts';
import { creaseOf } from './creases.ts';
import { fitted } from './fit.ts';

/** Half-width and height measures of an upper body, in units; zero is the neck's high point. */
export interface Cut {
  neck: number;
  neckDrop: number;
  shoulder: number;
  slope: number;
  chest: number;
  armhole: number;
  waist: number;
  hem: number;
  length: number;
  /** How far the hem sinks at the middle, or rises at the sides of a shirt tail. */
  hemCurve: number;
  /** Room in the sleeves beside their plain measure. */
  arm: number;
  /** Sleeves run up to the neck. */
  raglan: boolean;
}

const tee: Cut = {
  neck: 88,
  neckDrop: 84,
  shoulder: 236,
  slope: 50,
  chest: 268,
  armhole: 236,
  waist: 262,
  hem: 264,
  length: 720,
  hemCurve: 7,
  arm: 1,
  raglan: false,
};

/** A cut as its name has it, with small seeded differences, so that two products of one type are not twins. */
export function cutOf(context: GarmentContext, changes: Partial<Cut> = {}): Cut {
  const { random } = context;
  const base = { ...tee, ...changes };
  const wide = random.range(0.97, 1.04);
  const cut = fitted(context, {
    ...base,
    neckDrop: base.neckDrop * random.range(0.93, 1.07),
    shoulder: base.shoulder * wide,
    chest: base.chest * wide,
    waist: base.waist * wide,
    hem: base.hem * wide,
    length: base.length * random.range(0.97, 1.04),
  });
  context.settled.cut = cut;
  return cut;
}

/** The right side from the shoulder's end down to the hem's corner. */
function sideOf(cut: Cut): Anchor[] {
  const under = cut.slope + cut.armhole;
  return [
    [cut.shoulder, cut.slope, 1],
    [cut.shoulder - 9, cut.slope + cut.armhole * 0.42],
    [cut.shoulder + (cut.chest - cut.shoulder) * 0.32, cut.slope + cut.armhole * 0.82],
    [cut.chest, under, 1],
    [cut.waist, under + (cut.length - under) * 0.42],
    [cut.hem, cut.length, 1],
  ];
}

/** A neckline from the right high point to the left one. `depth` below zero; `square` widens its bottom. */
export function roundNeck(cut: Cut, depth: number, square = 0.7): Anchor[] {
  return [
    [-cut.neck, 0, 1],
    [-cut.neck * (square + 0.16), depth * 0.48],
    [-cut.neck * square * 0.66, depth * 0.86],
    [0, depth],
    [cut.neck * square * 0.66, depth * 0.86],
    [cut.neck * (square + 0.16), depth * 0.48],
    [cut.neck, 0, 1],
  ];
}

/** The whole front or back in one panel. */
export function bodyOutline(cut: Cut, neckline: readonly Anchor[]): Anchor[] {
  const side = sideOf(cut);
  const hem: Anchor[] = [
    [cut.hem * 0.5, cut.length + cut.hemCurve * 0.8],
    [0, cut.length + cut.hemCurve],
    [-cut.hem * 0.5, cut.length + cut.hemCurve * 0.8],
  ];
  return [...neckline, ...side, ...hem, ...mirrored(side)];
}

/** One front, from its own edge (`edge` is the x of its opening) to the right side. */
export function frontOutline(cut: Cut, edge: number, neckline: readonly Anchor[], drop = 0): Anchor[] {
  return [
    ...neckline,
    ...sideOf(cut),
    [cut.hem * 0.5, cut.length + cut.hemCurve * 0.8 + drop * 0.6],
    [edge, cut.length + cut.hemCurve + drop, 1],
  ];
}

/** Folds of a body at rest: out of the underarms, as many as the cloth takes, and a little give above the hem. */
export function bodyFolds(
  cut: Cut,
  { spec }: Pick<GarmentContext, 'spec'>,
  random: Random,
  amount = 1,
): Fold[] {
  const { count, fine, depth, fall } = creaseOf(spec.fabric);
  const under = cut.slope + cut.armhole;
  const folds: Fold[] = [];
  for (const side of [-1, 1]) {
    const most = Math.round(count * random.range(0.5, 1.2));
    for (let index = 0; index < most; index += 1) {
      const drop = random.range(20, 70) + index * 46;
      const reach = random.range(0.36, 0.6);
      folds.push({
        along: [
          [side * (cut.chest - 2), under - 6 + index * 16],
          [side * cut.chest * (1 - (1 - reach) * 0.5), under + drop * 0.55],
          [side * cut.chest * reach, under + drop],
        ],
        width: random.range(15, 24) * fine,
        depth: random.range(3.2, 5.6) * depth * amount * (index % 2 ? -0.8 : 1),
      });
    }
  }
  const low = Math.round(random.range(1, 3) * Math.min(1.4, fall));
  for (let index = 0; index < low; index += 1) {
    const x = random.range(0.25, 0.85) * (index % 2 ? -1 : 1) * cut.hem;
    folds.push({
      along: [
        [x * 0.9, cut.length - random.range(180, 330)],
        [x * 0.96, cut.length - 60],
        [x + random.range(-8, 8), cut.length + 120],
      ],
      width: random.range(26, 40) * Math.max(1, fine),
      depth: random.range(1.8, 3.4) * fall * amount * (index % 2 ? -1 : 1),
    });
  }
  return [...folds, ...crumples(cut, spec.fabric, random)];
}

/** The small sharp creases all over that only crumpling cloths keep. */
function crumples(cut: Cut, fabric: Fabric, random: Random): Fold[] {
  const many = fabric === 'linen' ? 12 : fabric === 'nylon' ? 6 : 0;
  return Array.from({ length: many }, (): Fold => {
    const [x, y] = [random.range(-0.85, 0.85) * cut.chest, cut.length * random.range(0.3, 0.95)];
    const [dx, dy] = [random.range(24, 62), random.range(-34, 34)];
    return {
      along: [
        [x - dx, y - dy],
        [x, y + random.range(-8, 8)],
        [x + dx, y + dy],
      ],
      width: random.range(6, 11),
      depth: random.range(1.4, 2.6) * (random.chance(0.5) ? 1 : -1),
    };
  });
}
