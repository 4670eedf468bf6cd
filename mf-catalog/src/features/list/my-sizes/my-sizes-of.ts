import type { GoodsFilter } from '@mall/contracts/api/catalogue/products';
import type { UsualSizes } from '@mall/contracts/api/community/size-advice';
import type { SizeGroup } from '@mall/contracts/domain/catalogue/sizes';

/** Ladders that the sizes of a kind stand on: `30` of a bottom is a waist, `270` of shoes no waist of anything. */
const laddersOf: Readonly<Record<keyof UsualSizes, readonly SizeGroup[]>> = {
  top: ['LETTER'],
  bottom: ['WAIST', 'LETTER'],
  shoes: ['SHOES'],
};
const kinds = ['top', 'bottom', 'shoes'] as const satisfies readonly (keyof UsualSizes)[];

const plain = (name: string) => name.trim().toUpperCase();

/** The values of a list's size filter that a shopper usually wears, each once; what the list lacks is left out. */
export function mySizesOf(usual: UsualSizes, groups: GoodsFilter['size']) {
  const mine = kinds.flatMap((kind) => {
    const wanted = plain(usual[kind] ?? '');
    return groups
      .filter(({ value }) => laddersOf[kind].some((ladder) => ladder === value))
      .flatMap(({ children }) => children.filter(({ name }) => plain(name) === wanted));
  });
  return [...new Set(mine)];
}

/** Whether these values are chosen and no other. */
export const areExactly = (chosen: readonly string[], values: readonly string[]): boolean =>
  chosen.length === values.length && values.every((value) => chosen.includes(value));
