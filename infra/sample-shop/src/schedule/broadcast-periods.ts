import type { Period } from '../content/period.ts';
import { koreanHour } from '../wardrobe/season.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Longest that a show of its own lasts; what is on air at another time of day is a relay from its last one on. */
const showHours = 2;
/** What is on air stays so for this long at least. */
const stillOnAir = 30 * minuteMs;

/** Days before today and hours of shows that are over: evenings, and one at noon. */
const past = [
  [-7, 20],
  [-4, 12],
  [-2, 19],
  [-1, 18],
] as const;
/** Hours at which a show begins while people watch. */
const beginnings = [12, 18, 20] as const;
/** Days after the next one, and hours, of shows that come. */
const coming = [
  [1, 19],
  [2, 12],
  [4, 21],
] as const;

const showFrom = (start: Date): Period => ({ start, end: new Date(start.getTime() + showHours * hourMs) });

/** Periods of the sample broadcasts: four are over, one is on air, four come. All begin when people watch. */
export function broadcastPeriods(now: Date): Period[] {
  const slots = [-1, 0, 1, 2].flatMap((days) => beginnings.map((hour) => koreanHour(now, days, hour)));
  const onAir = {
    start: slots.findLast((slot) => slot.getTime() <= now.getTime()) ?? now,
    end: new Date(Math.ceil((now.getTime() + stillOnAir) / hourMs) * hourMs),
  };
  const next = slots.find((slot) => slot.getTime() >= onAir.end.getTime()) ?? onAir.end;
  return [
    ...past.map(([days, hour]) => showFrom(koreanHour(now, days, hour))),
    onAir,
    showFrom(next),
    ...coming.map(([days, hour]) => showFrom(koreanHour(next, days, hour))),
  ];
}
