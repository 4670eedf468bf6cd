import { menCategoryId, womenCategoryId } from '@mall/contracts/domain/goods-list';
import { sizeGroups } from './facet-vocabulary.ts';

/** What a word of a keyword asks for that stands in no product's text. */
export type KeywordFilter = { size: string } | { categoryId: number };

const people: readonly (readonly [RegExp, number])[] = [
  [/^(남자|남성|남성용|남자용|남)$/, menCategoryId],
  [/^(여자|여성|여성용|여자용|여)$/, womenCategoryId],
];
/** XXL is what the catalogue calls 2XL. */
const manyX = /^(X{2,4})L$/;

/** Sizes (270, XL, free) and whom it is for (남자, 여성용); null for every other word. */
export function filterOfWord(typed: string): KeywordFilter | null {
  const categoryId = people.find(([words]) => words.test(typed))?.[1];
  if (categoryId !== undefined) return { categoryId };
  const size = typed
    .replace(/^프리사이즈$/, 'free')
    .toUpperCase()
    .replace(manyX, (_all, x: string) => `${x.length}XL`);
  return sizeGroups.some((group) => group.holds(size)) ? { size } : null;
}
