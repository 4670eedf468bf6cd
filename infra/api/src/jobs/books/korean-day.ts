const dayMs = 86_400_000;

/** `YYYY-MM-DD` of a moment in Korea. */
export const koreanDay = (at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul' }).format(at);

/** The day before that of a moment. */
export const koreanYesterday = (at: Date): string => koreanDay(new Date(at.getTime() - dayMs));

/** From its first moment to that of the next day. Korea has no summer time. */
export function boundsOf(day: string): { from: Date; until: Date } {
  const from = new Date(`${day}T00:00:00+09:00`);
  return { from, until: new Date(from.getTime() + dayMs) };
}
