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

/**
 * Periods that a flag's list can be narrowed to, in tab order. Best: sold in the last three hours, 24 hours, seven or
 * thirty days. New: arrived today, since Monday, since the first of the month, in Korea (docs/decisions/0171).
 */
const listPeriods = {
  BEST: [
    { value: 'REALTIME', label: '실시간' },
    { value: 'DAY', label: '일간' },
    { value: 'WEEK', label: '주간' },
    { value: 'MONTH', label: '월간' },
  ],
  NEW: [
    { value: 'DAY', label: '오늘' },
    { value: 'WEEK', label: '이번 주' },
    { value: 'MONTH', label: '이번 달' },
  ],
} as const;
export type ListPeriod = (typeof listPeriods)[keyof typeof listPeriods][number]['value'];
export const listPeriodSchema = z.enum(listPeriods.BEST.map(({ value }) => value));

/** The periods of a list by its flag; none where the list has none. */
export function periodsOf(flag: string | undefined): readonly { value: ListPeriod; label: string }[] {
  return flag === 'BEST' || flag === 'NEW' ? listPeriods[flag] : [];
}

/** Products on one page of a list unless asked otherwise (spec 9). */
export const defaultPageSize = 20;
export const maximumPageSize = 100;

/** Category ids of the header's MEN and WOMEN menus (spec 2.6). */
export const menCategoryId = 2;
export const womenCategoryId = 3;
