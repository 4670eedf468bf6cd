import { periodsOf } from '@mall/contracts/domain/catalogue/goods-list';
import type { Bits } from '../columns/bits.ts';
import type { ListTable } from '../columns/list-table.ts';
import type { ParsedSearch } from '../facets/parsed-search.ts';
import { arrivals, arrivedSince } from './arrivals.ts';
import type { SalesRanks } from './sales-ranks.ts';

/** What a period makes of a list. */
export interface OpenPeriod {
  /** Lists of one name are the same in one table. */
  name: string;
  slots: (table: ListTable) => Bits;
  /** The order of best sellers; other periods leave the order as it is. */
  order?: (table: ListTable) => Uint32Array;
  /** Of the places, ms. */
  rankedAt?: number;
}

/** The period of a list at `now`; null where none is asked for, or the list has no such period. */
export async function openPeriod(
  ranks: SalesRanks,
  { gnb_state: flag, period }: ParsedSearch,
  now: Date,
): Promise<OpenPeriod | null> {
  if (!period || !periodsOf(flag).some(({ value }) => value === period)) return null;
  if (flag === 'NEW') {
    const since = arrivedSince(period, now);
    return { name: `${since}`, slots: (table) => arrivals(table, since) };
  }
  const ranked = await ranks.read(now);
  return {
    name: `${ranked.at}`,
    slots: (table) => ranked.of(table, period).slots,
    order: (table) => ranked.of(table, period).order,
    rankedAt: ranked.at,
  };
}
