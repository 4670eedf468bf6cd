import type { Anchor } from '../../geometry.ts';
import { type Fold, type GarmentContext, line, type Part } from '../../piece.ts';

export interface TrouserCut {
  waist: number;
  hip: number;
  thigh: number;
  knee: number;
  hem: number;
  rise: number;
  length: number;
  band: number;
  /** How far each leg leans outward at the hem. */
  spread: number;
}

export interface TrouserPlan {
  cut: TrouserCut;
  crease: boolean;
  jeans: boolean;
  pleats: number;
  elastic: boolean;
  /** A crease that is sewn down. */
  pinTuck: boolean;
  cargo: boolean;
  cuff: number;
  /** Raw denim, its hem turned up once. */
  selvedge: boolean;
}

/** One leg; side 1 is the right. The crotch meets the other leg on the centre line. */
export function leg(cut: TrouserCut, side: 1 | -1): Anchor[] {
  const kneeY = cut.rise + (cut.length - cut.rise) * 0.44;
  const mid = cut.thigh * 0.5 - 4;
  const kneeX = mid + cut.spread * 0.45;
  const hemX = mid + cut.spread;
  const at = (x: number, y: number, corner?: 1): Anchor => (corner ? [side * x, y, 1] : [side * x, y]);
  return [
    at(-2, cut.band - 4, 1),
    at(cut.waist, cut.band - 4, 1),
    at(cut.waist + (cut.hip - cut.waist) * 0.66, cut.band + (cut.rise - cut.band) * 0.46),
    at(cut.hip, cut.rise * 1.02),
    at(kneeX + cut.knee / 2, kneeY),
    at(hemX + cut.hem / 2, cut.length, 1),
    at(hemX, cut.length + 5),
    at(hemX - cut.hem / 2, cut.length, 1),
    at(kneeX - cut.knee / 2, kneeY),
    at(10, cut.rise + 70),
    at(-2, cut.rise, 1),
  ];
}

export function legFolds(cut: TrouserCut, side: number, make: GarmentContext, crease: boolean): Fold[] {
  const { random } = make;
  const kneeY = cut.rise + (cut.length - cut.rise) * 0.44;
  const mid = cut.thigh * 0.5 - 4;
  const folds: Fold[] = [];
  const whiskers = random.pick([1, 2, 2, 3]);
  for (let index = 0; index < whiskers; index += 1) {
    const drop = random.range(-30, 50);
    folds.push({
      along: [
        [side * 4, cut.rise - 12 + index * 18],
        [side * mid * random.range(0.5, 0.7), cut.rise + drop * 0.3 + index * 26],
        [side * mid * random.range(0.9, 1.5), cut.rise + drop + index * 30],
      ],
      width: random.range(20, 34),
      depth: random.range(2.5, 6) * (index === 1 ? -1 : 1),
    });
  }
  for (let index = 0; index < 3; index += 1) {
    const y = kneeY + random.range(-60, 70) + index * 20;
    folds.push({
      along: [
        [side * (mid + cut.spread * 0.4 - cut.knee * 0.45), y],
        [side * (mid + cut.spread * 0.4), y + 16],
        [side * (mid + cut.spread * 0.4 + cut.knee * 0.4), y + random.range(-24, 34)],
      ],
      width: random.range(16, 28),
      depth: random.range(-6, 7) * (crease ? 0.5 : 1),
    });
  }
  for (let index = 0; index < 2; index += 1) {
    const x = mid + cut.spread * 0.8 + random.range(-0.36, 0.36) * cut.hem;
    folds.push({
      along: [
        [side * (x - 8), kneeY + 140],
        [side * x, cut.length - 130],
        [side * (x + 4), cut.length],
      ],
      width: random.range(18, 30),
      depth: random.range(-7, 8),
    });
  }
  if (crease) {
    folds.push({
      along: [
        [side * cut.waist * 0.52, cut.band + 30],
        [side * (mid + cut.spread * 0.3), kneeY],
        [side * (mid + cut.spread), cut.length + 10],
      ],
      width: 13,
      depth: 8,
    });
  }
  return folds;
}

/** The pale thighs of washed denim, built up from faint strokes. */
export function fades(cut: TrouserCut): Part[] {
  const parts: Part[] = [];
  for (const side of [-1, 1]) {
    const mid = side * (cut.thigh * 0.5 + 8);
    for (let width = 92; width > 12; width -= 10) {
      parts.push(
        line(
          [
            [mid, cut.rise + 10 + (92 - width) * 0.5],
            [mid + side * cut.spread * 0.3, cut.rise + 200],
            [mid + side * cut.spread * 0.6, cut.rise + 440 - (92 - width)],
          ],
          'fade',
          { width },
        ),
      );
    }
  }
  return parts;
}
