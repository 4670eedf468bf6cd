import {
  attendEvent as attendEndpoint,
  viewAttendance as viewEndpoint,
} from '@mall/contracts/api/content/event-attendance';
import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { memberOf } from '../../platform/http/caller.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { attend, viewAttendance } from './attend.ts';

interface Deps {
  db: Db;
  clock: Clock;
}

/** Attendance of events: once a day, with points for so many days. */
export const attendanceRoutes: FastifyPluginAsync<Deps> = async (app, { db, clock }) => {
  registerEndpoint(app, viewEndpoint, ({ params, caller }) =>
    viewAttendance(db, params.id, caller.member?.memberId ?? null, clock()),
  );
  registerEndpoint(app, attendEndpoint, ({ body, caller }) =>
    attend(db, { eventId: body.event_id, memberId: memberOf(caller).memberId, now: clock() }),
  );
};
