import type { Line } from './brands.ts';
import type { MeasureKind, SizeKind } from './garment-kind.ts';
import type { Dice } from './random.ts';

const ladder = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'] as const;
const numbers = (from: number, to: number, step: number): string[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => String(from + index * step));

/** Sizes one product comes in; big sizes reach two steps further. */
export function sizesOf(kind: SizeKind, line: Line, isBig: boolean, dice: Dice): string[] {
  if (kind === 'free') return ['FREE'];
  if (kind === 'shoes') {
    if (line === 'goods') return numbers(230, 280, 10);
    return line === 'men' ? numbers(255, 285, 5) : numbers(225, 250, 5);
  }
  if (kind === 'pants') {
    const [low, high] = line === 'men' ? [28, 34] : [24, 29];
    return numbers(low, isBig ? high + 4 : high, line === 'men' ? 2 : 1);
  }
  const first = line === 'men' ? dice.between(1, 2) : dice.between(0, 1);
  return ladder.slice(first, isBig ? ladder.length : first + dice.between(3, 4));
}

/** Columns of the size table and the measure (cm) of the smallest size, with the growth per size. */
const measures: Record<MeasureKind, readonly (readonly [string, number, number])[]> = {
  outer: [
    ['총장', 72, 2],
    ['어깨너비', 43, 1.5],
    ['가슴단면', 52, 2.5],
    ['소매길이', 59, 1],
  ],
  top: [
    ['총장', 62, 2],
    ['어깨너비', 41, 1.5],
    ['가슴단면', 48, 2.5],
    ['소매길이', 57, 1],
  ],
  pants: [
    ['총장', 99, 1],
    ['허리단면', 33, 2],
    ['엉덩이단면', 46, 2],
    ['허벅지단면', 28, 1],
    ['밑단단면', 19, 0.5],
  ],
  skirt: [
    ['총장', 70, 1],
    ['허리단면', 32, 2],
    ['엉덩이단면', 46, 2],
    ['밑단단면', 62, 2],
  ],
  dress: [
    ['총장', 112, 2],
    ['어깨너비', 37, 1],
    ['가슴단면', 45, 2.5],
    ['허리단면', 37, 2.5],
  ],
  shoes: [
    ['굽높이', 3, 0],
    ['발볼', 9.4, 0.2],
    ['발길이', 23.5, 0.5],
  ],
  bag: [
    ['가로', 28, 0],
    ['세로', 22, 0],
    ['폭', 11, 0],
    ['끈길이', 108, 0],
  ],
  small: [
    ['둘레/길이', 57, 0],
    ['폭', 18, 0],
  ],
};

/** The size table of the 사이즈 tab, in cm. */
export function sizeTableOf(kind: MeasureKind, sizes: readonly string[], dice: Dice) {
  const shift = dice.between(-3, 4);
  return {
    columns: measures[kind].map(([name]) => name),
    rows: sizes.map((size, index) => ({
      size,
      values: measures[kind].map(([, first, growth]) => {
        const value = first + (first > 20 ? shift : 0) + growth * index;
        return Number.isInteger(value) ? String(value) : value.toFixed(1);
      }),
    })),
  };
}
