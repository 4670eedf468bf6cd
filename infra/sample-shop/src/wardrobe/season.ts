import { facets, type Season } from '@mall/contracts/domain/catalogue/facets';
import { koreanClock, koreanOffsetMs } from '@mall/contracts/domain/korean-time';

/** When shops bring a season's clothes, as month and day in Korea; each lasts until the next begins. */
const beginnings: readonly (readonly [season: Season, month: number, day: number])[] = [
  ['SPRING', 2, 15],
  ['SUMMER', 5, 1],
  ['FALL', 8, 15],
  ['WINTER', 10, 20],
];

/** A season in the shops, from its first moment to its last. */
interface SeasonSpan {
  season: Season;
  from: Date;
  to: Date;
}

/** The season that shops sell for on a day: winter coats from late October on. */
export function seasonSpan(at: Date): SeasonSpan {
  const { year } = koreanDay(at);
  const starts = [year - 1, year, year + 1].flatMap((each) =>
    beginnings.map(([season, month, day]) => ({ season, from: koreanTime(each, month, day) })),
  );
  const index = starts.findLastIndex(({ from }) => from.getTime() <= at.getTime());
  const [own, next] = [starts[index], starts[index + 1]];
  if (!own || !next) throw new RangeError(`no season for ${at.toISOString()}`);
  return { ...own, to: new Date(next.from.getTime() - 1000) };
}

export const seasonOf = (at: Date): Season => seasonSpan(at).season;
/** The season before the one of a day. */
export const seasonBefore = (at: Date): Season => seasonOf(new Date(seasonSpan(at).from.getTime() - 1));

// Every season of the filter has its entry.
export const seasonNames = Object.fromEntries(
  facets.season.values.map(({ value, name }) => [value, name]),
) as Readonly<Record<Season, string>>;

/** Month and day of a moment in Korea. */
export function koreanDay(at: Date): { year: number; month: number; day: number } {
  const clock = koreanClock(at);
  return { year: clock.getUTCFullYear(), month: clock.getUTCMonth() + 1, day: clock.getUTCDate() };
}

/** A moment of a day in Korea; months beyond the year are those of the next. */
export function koreanTime(year: number, month: number, day: number, hour = 0): Date {
  return new Date(Date.UTC(year, month - 1, day, hour) - koreanOffsetMs);
}

/** An hour of the day that lies so many days after a moment, in Korea. */
export function koreanHour(at: Date, days: number, hour: number): Date {
  const { year, month, day } = koreanDay(at);
  return koreanTime(year, month, day + days, hour);
}
