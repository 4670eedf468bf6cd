/** Minimum age to join without a guardian (spec 8.1: UNDERAGE). */
export const minimumAge = 14;

/** Full years of a person born on `birthday` (YYYY-MM-DD), by the calendar in Korea. */
export function ageOn(birthday: string, now: Date): number {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul' }).format(now);
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}
