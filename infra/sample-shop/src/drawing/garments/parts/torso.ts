import { type Anchor, mirrored } from '../../geometry.ts';
import type { Fold, GarmentContext } from '../../piece.ts';
import type { Random } from '../../random.ts';
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
export function cutOf(make: GarmentContext, changes: Partial<Cut> = {}): Cut {
  const { random } = make;
  const base = { ...tee, ...changes };
  const wide = random.range(0.97, 1.04);
  return fitted(make, {
    ...base,
    neckDrop: base.neckDrop * random.range(0.93, 1.07),
    shoulder: base.shoulder * wide,
    chest: base.chest * wide,
    waist: base.waist * wide,
    hem: base.hem * wide,
    length: base.length * random.range(0.97, 1.04),
  });
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

/** Folds of a body at rest: from the underarms inward, and a few long ones to the hem. */
export function bodyFolds(cut: Cut, random: Random, amount = 1): Fold[] {
  const under = cut.slope + cut.armhole;
  const folds: Fold[] = [];
  for (const side of [-1, 1]) {
    const count = random.pick([0, 1, 2, 2, 3]);
    for (let index = 0; index < count; index += 1) {
      const drop = random.range(30, 110) + index * 70;
      folds.push({
        along: [
          [side * (cut.chest - 6), under - 8 + index * 20],
          [side * cut.chest * 0.72, under + drop * 0.45],
          [side * cut.chest * random.range(0.3, 0.5), under + drop],
        ],
        width: random.range(20, 38),
        depth: random.range(4, 9.5) * amount * (index === 1 ? -0.8 : 1),
      });
    }
  }
  for (let index = 0; index < 4; index += 1) {
    const x = random.range(-0.8, 0.8) * cut.hem;
    const top = cut.length - random.range(140, 300);
    folds.push({
      along: [
        [x * 0.86, top],
        [x * 0.95 + random.range(-10, 10), (top + cut.length) / 2],
        [x + random.range(-14, 14), cut.length + 6],
      ],
      width: random.range(26, 52),
      depth: random.range(-5.5, 7.5) * amount,
    });
  }
  return folds;
}
