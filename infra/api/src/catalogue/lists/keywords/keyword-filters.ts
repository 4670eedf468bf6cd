import type { Season } from '@mall/contracts/domain/catalogue/facets';
import { menCategoryId, womenCategoryId } from '@mall/contracts/domain/catalogue/goods-list';
import { flagWords, type ProductFlag } from '@mall/contracts/domain/catalogue/product-flags';
import { sizeGroups } from '@mall/contracts/domain/catalogue/sizes';
import type { PriceSpan } from './price-words.ts';

/** What a word of a keyword asks for that stands in no product's text. */
export type KeywordFilter =
  | { size: string }
  | { categoryId: number }
  | { season: Season }
  | { flag: ProductFlag }
  | { price: PriceSpan };

const people: readonly (readonly [RegExp, number])[] = [
  [/^(남자|남성|남성용|남자용|남)$/, menCategoryId],
  [/^(여자|여성|여성용|여자용|여)$/, womenCategoryId],
];
const seasons: readonly (readonly [RegExp, Season])[] = [
  [/^(봄|봄옷|봄용|spring)$/, 'SPRING'],
  [/^(여름|여름옷|여름용|하절기|summer)$/, 'SUMMER'],
  [/^(가을|가을옷|가을용|fall|autumn)$/, 'FALL'],
  [/^(겨울|겨울옷|겨울용|동절기|winter)$/, 'WINTER'],
];
const reduced = /^(세일|할인|특가|세일상품|할인상품|sale)$/;

/** Whether a word asks for what is sold below its retail price. */
export const isReducedWord = (typed: string) => reduced.test(typed);

/** XXL is what the catalogue calls 2XL. */
const manyX = /^(X{2,4})L$/;

/** Sizes (270, XL, free), whom it is for (남자, 여성용) and when it is worn (겨울); null for every other word. */
export function filterOfWord(typed: string): KeywordFilter | null {
  const categoryId = people.find(([words]) => words.test(typed))?.[1];
  if (categoryId !== undefined) return { categoryId };
  const season = seasons.find(([words]) => words.test(typed))?.[1];
  if (season) return { season };
  const size = typed
    .replace(/^프리사이즈$/, 'free')
    .toUpperCase()
    .replace(manyX, (_all, x: string) => `${x.length}XL`);
  return sizeGroups.some((group) => group.holds(size)) ? { size } : null;
}

/** How shoppers type a flag. 베스트, the name of a filter, is left out: it is a garment too. */
const flagsOfWords: readonly (readonly [readonly string[], ProductFlag])[] = [
  [['빅사이즈', '큰사이즈', '플러스사이즈'], 'bigSize'],
  [[flagWords.NEW.name, '신상', '신제품'], 'NEW'],
  [['인기상품', '베스트상품'], 'BEST'],
  [[flagWords.ONEPLUS.name, '원플러스원'], 'ONEPLUS'],
  [['세트', '셋트', '세트상품'], 'SETFIX'],
  [[flagWords.DELIVERY_GUARANTEE.name, '당일배송'], 'DELIVERY_GUARANTEE'],
];

/** What shoppers call a flag (빅사이즈, 신상); null for every other word. A product that says the word itself is meant rather. */
export function flagOfWord(typed: string): KeywordFilter | null {
  const flag = flagsOfWords.find(([words]) => words.includes(typed))?.[1];
  return flag ? { flag } : null;
}
