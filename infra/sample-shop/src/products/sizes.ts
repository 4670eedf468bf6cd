import type { Line } from '../catalogue/brands.ts';
import type { Dice } from '../random.ts';
import type { SizeKind } from './garments/garment-kind.ts';

export const ladder: readonly string[] = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'];
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
