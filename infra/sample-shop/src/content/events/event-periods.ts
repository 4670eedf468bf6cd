import { koreanDay, koreanHour, koreanTime, seasonSpan } from '../../wardrobe/season.ts';
import type { Period } from '../period.ts';

const secondMs = 1000;

/** From midnight of one day to the last second of another, both counted from `now` in Korea. */
const days = (now: Date, from: number, to: number): Period => ({
  start: koreanHour(now, from, 0),
  end: new Date(koreanHour(now, to + 1, 0).getTime() - secondMs),
});

/** Days that the sale of a month's first day lasts, and the fewest days until it. */
const firstSale = { lasts: 14, fewest: 2 } as const;

function firstOfMonth(now: Date): Date {
  const { year, month, day } = koreanDay(new Date(now.getTime() + firstSale.fewest * 86_400_000));
  return koreanTime(year, day === 1 ? month : month + 1, 1);
}

/**
 * Periods of the sample events in the order of their texts: the clearance of the season before ended with it, and the new one
 * was shown ahead; three run, one comes, and a sale begins with a month.
 */
export function eventPeriods(now: Date): Period[] {
  const { from } = seasonSpan(now);
  return [
    days(from, -20, -1),
    days(now, -75, -55),
    days(from, -30, -3),
    days(now, -5, 16),
    days(now, -30, 335),
    days(now, -12, 19),
    days(now, 3, 24),
    days(firstOfMonth(now), 0, firstSale.lasts - 1),
    days(now, -3, 28),
  ];
}
