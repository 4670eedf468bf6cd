import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { idSchema } from '../catalogue/list-query.ts';

/** Points (1 is 1 KRW) that a member gets once, on the press of so many days. */
export const attendanceRewardSchema = z.object({ days: z.int(), point: z.int() });
export type AttendanceReward = z.infer<typeof attendanceRewardSchema>;

/** A member's attendance of an event. Days are those of Korea, `YYYY-MM-DD`. */
const attendanceShape = {
  today: z.string(),
  /** On which the member pressed, in order; none for guests. */
  days: z.array(z.string()),
};

/** GET /api/events/{id}/attendance: NOT_FOUND when the event takes none. */
export const viewAttendance = defineEndpoint({
  id: 'events.attendance',
  showsOwn: true,
  method: 'GET',
  path: '/api/events/:id/attendance',
  summary: '출석 현황',
  params: z.object({ id: idSchema }),
  data: z.object(attendanceShape),
});

/** POST /api/events/attendance: once a day of Korea while the event runs; ALREADY_ATTENDED after that, EVENT_CLOSED when it does not run. */
export const attendEvent = defineEndpoint({
  id: 'events.attend',
  method: 'POST',
  path: '/api/events/attendance',
  access: 'member',
  summary: '출석하기',
  body: z.strictObject({ event_id: z.int() }),
  data: z.object({
    ...attendanceShape,
    /** Points that this press brought. */
    point: z.int(),
  }),
  codes: ['EVENT_CLOSED', 'ALREADY_ATTENDED'],
});
