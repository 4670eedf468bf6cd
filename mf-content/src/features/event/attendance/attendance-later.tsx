import { LatePart } from '@mall/remote-kit/late-part';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { lazy } from 'react';
import type { AttendanceEvent } from './standing.ts';

const Attendance = lazy(async () => {
  const module = await import(/* webpackChunkName: "event-attendance" */ './attendance.tsx');
  return { default: module.Attendance };
});

/** Attendance comes with a chunk of its own: most events have none. */
export function AttendanceLater({ event }: { event: AttendanceEvent }) {
  return (
    <LatePart fallback={<Skeleton height={420} />}>
      <Attendance event={event} />
    </LatePart>
  );
}
