import { koreanDay } from '@mall/contracts/domain/korean-day';

/** From so many days on a coupon's end is shown, days. */
export const soonDays = 7;

const dayNumber = (ms: number) => Date.parse(koreanDay(ms)) / 86_400_000;

/** Days in Korea until a moment: 0 on its own day. */
export const daysLeft = (iso: string, now: Date): number =>
  Math.max(0, dayNumber(Date.parse(iso)) - dayNumber(now.getTime()));
