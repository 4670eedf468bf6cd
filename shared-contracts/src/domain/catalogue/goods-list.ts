import * as z from 'zod/mini';

/** Sort orders of lists, in menu order (spec 3.9). */
export const sortOptions = [
  { value: 'BESTDESC', label: '판매인기순' },
  { value: 'REVIEWDESC', label: '리뷰 많은순' },
  { value: 'PRICEASC', label: '낮은 가격순' },
  { value: 'PRICEDESC', label: '높은 가격순' },
  { value: 'NEWDESC', label: '신상품순' },
] as const;
export type SortOption = (typeof sortOptions)[number]['value'];
export const sortOptionSchema = z.enum(sortOptions.map(({ value }) => value));
export const defaultSort: SortOption = 'BESTDESC';

/** Products on one page of a list unless asked otherwise (spec 9). */
export const defaultPageSize = 20;
export const maximumPageSize = 100;

/** Category ids of the header's MEN and WOMEN menus (spec 2.6). */
export const menCategoryId = 2;
export const womenCategoryId = 3;
