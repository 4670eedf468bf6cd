import { LatePart } from '@mall/remote-kit/late-part';
import { lazyPart } from '@mall/remote-kit/lazy-part';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import type { AttendanceEvent } from './standing.ts';

const Attendance = lazyPart(() =>
  import(/* webpackChunkName: "event-attendance" */ './attendance.tsx').then((module) => module.Attendance),
);

/** Attendance comes with a chunk of its own: most events have none. */
export function AttendanceLater({ event }: { event: AttendanceEvent }) {
  return (
    <LatePart fallback={<Skeleton height={420} />}>
      <Attendance event={event} />
    </LatePart>
  );
}
