import type { FitAnswer } from '@mall/contracts/domain/catalogue/goods-kind';
import type { Line } from '../catalogue/brands.ts';
import type { Dice } from '../random.ts';
import { ladder } from './sizes.ts';

/** Height (cm) and weight (kg) of those who wear each size of the ladder, XS first. */
const builds: Record<'men' | 'women', readonly (readonly [height: number, weight: number])[]> = {
  men: [
    [165, 52],
    [168, 59],
    [172, 67],
    [175, 75],
    [178, 85],
    [181, 96],
    [183, 107],
  ],
  women: [
    [156, 44],
    [159, 49],
    [162, 55],
    [165, 62],
    [167, 70],
    [169, 79],
    [170, 88],
  ],
};
/** How far people of one size are apart (cm, kg). */
const spread = { height: 4, weight: 2 } as const;
/** How much heavier a buyer is for whom a size is small (kg). */
const heavier: Readonly<Record<FitAnswer, number>> = { LESS: 5, TRUE: 0, MORE: -4 };

/** What a shoe size says of height: that of the middle size (mm), and cm for each mm above. */
const feet = { men: [270, 174], women: [235, 162] } as const;
const heightPerMm = 0.5;
const bodyMass = { low: 20, high: 24 } as const;
/** Of the lightest who are grown up. */
const leastBodyMass = 17;

export interface Bought {
  line: Line;
  size: string;
  /** Whether the size is large, right or small for its buyer. */
  answer: FitAnswer;
}

/** Measures of the buyer of a size; null where a size says nothing of the body. */
export function bodyOf(
  { line, size, answer }: Bought,
  dice: Dice,
): { height: number; weight: number } | null {
  if (line === 'goods') return null;
  const number = Number(size);
  if (number > 100) {
    const [middle, usual] = feet[line];
    const height = Math.round(
      usual + (number - middle) * heightPerMm + dice.between(-spread.height, spread.height),
    );
    const mass = bodyMass.low + dice.next() * (bodyMass.high - bodyMass.low);
    return { height, weight: Math.round((height / 100) ** 2 * mass) };
  }
  const build = builds[line][stepOf(size, line)];
  if (!build) return null;
  const [height, weight] = build;
  const tall = height + dice.between(-spread.height, spread.height);
  const typical = weight + heavier[answer] + dice.between(-spread.weight, spread.weight);
  return { height: tall, weight: Math.max(typical, Math.ceil((tall / 100) ** 2 * leastBodyMass)) };
}

/** The place on the ladder of a size in letters or of a waist in inches; -1 for one size. */
export function stepOf(size: string, line: 'men' | 'women'): number {
  const inches = Number(size);
  if (Number.isNaN(inches)) return ladder.indexOf(size);
  return Math.round(line === 'men' ? (inches - 26) / 2 : (inches - 24) / 1.7 + 0.3);
}
