/** How far clocks in Korea are ahead of UTC all year, ms. */
export const koreanOffsetMs = 9 * 3_600_000;
const weekdays = ['일', '월', '화', '수', '목', '금', '토'] as const;
const two = (value: number) => String(value).padStart(2, '0');

/**
 * A moment as a clock in Korea shows it: in the UTC fields of the result, which are the same on every machine, so that
 * server and browser agree.
 */
export function koreanClock(moment: Date | string): Date {
  return new Date(new Date(moment).getTime() + koreanOffsetMs);
}

/** `2026.11.21` */
export function formatDate(iso: string): string {
  const date = koreanClock(iso);
  return `${date.getUTCFullYear()}.${two(date.getUTCMonth() + 1)}.${two(date.getUTCDate())}`;
}

/** `오후 8:00` */
export function formatTime(iso: string): string {
  const date = koreanClock(iso);
  const hours = date.getUTCHours();
  return `${hours < 12 ? '오전' : '오후'} ${hours % 12 || 12}:${two(date.getUTCMinutes())}`;
}

/** `11.21(토) 오후 8:00` */
export function formatDayAndTime(iso: string): string {
  const date = koreanClock(iso);
  const day = `${two(date.getUTCMonth() + 1)}.${two(date.getUTCDate())}(${weekdays[date.getUTCDay()]})`;
  return `${day} ${formatTime(iso)}`;
}
