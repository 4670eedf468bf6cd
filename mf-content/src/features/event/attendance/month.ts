/** A day of a calendar; `day` is `YYYY-MM-DD`. */
export interface CalendarDay {
  day: string;
  date: number;
}

const two = (value: number) => String(value).padStart(2, '0');

/** Weeks of the month that a day lies in, from Sunday; null where a week reaches into another month. */
export function weeksOf(shown: string): (CalendarDay | null)[][] {
  const [year = 0, month = 1] = shown.split('-').map(Number);
  const before = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const weeks = Math.ceil((before + count) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_unused, weekday) => {
      const date = week * 7 + weekday - before + 1;
      if (date < 1 || date > count) return null;
      return { day: `${year}-${two(month)}-${two(date)}`, date };
    }),
  );
}
