/** From so many days on a coupon's end is shown, days. */
export const soonDays = 7;

const koreanDay = (ms: number) => Math.floor((ms + 9 * 3_600_000) / 86_400_000);

/** Days in Korea until a moment: 0 on its own day. */
export const daysLeft = (iso: string, now: Date): number =>
  Math.max(0, koreanDay(Date.parse(iso)) - koreanDay(now.getTime()));
