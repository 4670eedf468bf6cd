import type { ListPeriod } from '@mall/contracts/domain/catalogue/goods-list';
import { koreanClock, koreanOffsetMs } from '@mall/contracts/domain/korean-time';
import { type Bits, emptyBits, setBit } from '../columns/bits.ts';
import type { ListTable } from '../columns/list-table.ts';

const dayMs = 86_400_000;

/** When a period of arrival began in Korea, ms: today, this week from Monday, this month. */
export function arrivedSince(period: ListPeriod, now: Date): number {
  const korean = koreanClock(now);
  const today = Date.UTC(korean.getUTCFullYear(), korean.getUTCMonth(), korean.getUTCDate());
  const sinceMonday = (korean.getUTCDay() + 6) % 7;
  const start =
    period === 'WEEK'
      ? today - sinceMonday * dayMs
      : period === 'MONTH'
        ? today - (korean.getUTCDate() - 1) * dayMs
        : today;
  return start - koreanOffsetMs;
}

/** Products released since a moment, ms: the first ones in the order of new goods. */
export function arrivals(table: ListTable, since: number): Bits {
  const bits = emptyBits(table.capacity);
  const { slots, values } = table.orders.NEWDESC;
  for (const slot of slots) {
    // Releases are microseconds.
    if ((values[slot] ?? 0) < since * 1000) break;
    setBit(bits, slot, true);
  }
  return bits;
}
