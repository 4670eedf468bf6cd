import { Skeleton } from '@mall/ui/feedback/skeleton';
import { lazy, Suspense } from 'react';
import type { AttendanceEvent } from './standing.ts';

const Attendance = lazy(async () => {
  const module = await import(/* webpackChunkName: "event-attendance" */ './attendance.tsx');
  return { default: module.Attendance };
});

/** Attendance comes with a chunk of its own: most events have none. */
export function AttendanceLater({ event }: { event: AttendanceEvent }) {
  return (
    <Suspense fallback={<Skeleton height={420} />}>
      <Attendance event={event} />
    </Suspense>
  );
}
