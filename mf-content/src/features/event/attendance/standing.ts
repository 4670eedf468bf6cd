import type { viewAttendance } from '@mall/contracts/api/content/event-attendance';
import type { viewEvent } from '@mall/contracts/api/content/events';
import { formatDate, formatDayAndTime } from '@mall/contracts/domain/korean-time';
import { formatCount } from '@mall/contracts/domain/money';
import type { EndpointData } from '@mall/contracts/endpoint';
import { copy } from './copy.ts';

export type AttendanceEvent = Pick<
  EndpointData<typeof viewEvent>,
  'event_id' | 'state' | 'start_at' | 'end_at'
> & {
  attendance: NonNullable<EndpointData<typeof viewEvent>['attendance']>;
};
export type Attended = EndpointData<typeof viewAttendance>;

const dayMs = 86_400_000;
const dayOf = (ms: number) => formatDate(new Date(ms).toISOString()).replaceAll('.', '-');

/** First and last day of an event in Korea, `YYYY-MM-DD`. */
const firstDay = ({ start_at }: AttendanceEvent) => dayOf(Date.parse(start_at));
const lastDay = ({ end_at }: AttendanceEvent) => dayOf(Date.parse(end_at) - 1);

/** The day whose month is shown: today while the event runs, its first or last one before and after. */
export function shownDay(event: AttendanceEvent, today: string): string {
  const [first, last] = [firstDay(event), lastDay(event)];
  if (today < first) return first;
  return today > last ? last : today;
}

/** Where a shopper stands, in sentences; nothing is promised that the event no longer brings. */
export function standingOf(event: AttendanceEvent, attended: Attended, isGuest: boolean): string[] {
  if (event.state === 'READY') return [copy.ready(formatDayAndTime(event.start_at))];
  if (event.state === 'ENDED') return isGuest ? [copy.ended] : [copy.ended, reachedOf(event, attended)];
  return isGuest ? [copy.guest] : [copy.count(attended.days.length), nextOf(event, attended)];
}

function reachedOf({ attendance }: AttendanceEvent, { days: { length } }: Attended): string {
  if (length === 0) return copy.never;
  const reached = attendance.rewards.filter(({ days }) => days <= length);
  const point = reached.reduce((sum, reward) => sum + reward.point, 0);
  return point ? copy.reached(length, formatCount(point)) : copy.attendedDays(length);
}

function nextOf(event: AttendanceEvent, { today, days }: Attended): string {
  const next = event.attendance.rewards.find((reward) => reward.days > days.length);
  if (!next) return copy.all;
  const left = (Date.parse(lastDay(event)) - Date.parse(today)) / dayMs + (days.includes(today) ? 0 : 1);
  const missing = next.days - days.length;
  return missing > left ? copy.tooLate : copy.next(missing, formatCount(next.point));
}
