import * as copy from '../copy.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const koreanOffset = 9 * hour;

const two = (value: number) => String(value).padStart(2, '0');

/** `3일 02:13:45`, or `02:13:45` on the last day. */
export function remainingText(remaining: number): string {
  const days = Math.floor(remaining / day);
  const clock = [
    Math.floor((remaining % day) / hour),
    Math.floor((remaining % hour) / minute),
    Math.floor((remaining % minute) / second),
  ];
  return `${days > 0 ? `${copy.days(days)} ` : ''}${clock.map(two).join(':')}`;
}

/** `11.21 오후 8:00까지` in Korean time, wherever it is rendered. */
export function endText(endAt: string): string {
  const end = new Date(Date.parse(endAt) + koreanOffset);
  const hours = end.getUTCHours();
  const half = hours < 12 ? copy.morning : copy.afternoon;
  const date = `${two(end.getUTCMonth() + 1)}.${two(end.getUTCDate())}`;
  return copy.until(`${date} ${half} ${hours % 12 || 12}:${two(end.getUTCMinutes())}`);
}
