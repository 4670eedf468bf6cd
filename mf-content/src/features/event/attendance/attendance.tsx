import { css } from '@emotion/react';
import type { AttendanceReward } from '@mall/contracts/api/content/event-attendance';
import { formatCount } from '@mall/contracts/domain/money';
import { useServices, useSession } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { color, fontSize, media } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { textColumn } from '../../../shared/board-frame.ts';
import { attendanceQuery } from '../queries.ts';
import { Calendar } from './calendar.tsx';
import { copy } from './copy.ts';
import { useAttend } from './mutations.ts';
import { type AttendanceEvent, shownDay, standingOf } from './standing.ts';

const section = css({
  display: 'grid',
  gap: 20,
  padding: '24px 16px',
  border: `1px solid ${color.line}`,
  [media.md]: { padding: 32 },
});
const heading = css({ fontSize: fontSize.title, fontWeight: 700, textAlign: 'center' });
const status = css({ color: color.text, fontSize: fontSize.body, textAlign: 'center', textWrap: 'balance' });
const sentence = css({ display: 'inline-block' });
const list = css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(84px, 1fr))', gap: 8 });
const reward = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 2,
  padding: '12px 4px',
  border: `1px solid ${color.line}`,
  color: color.text,
  fontSize: fontSize.note,
});
const gotReward = css({ borderColor: color.ink });
const point = css({ color: color.ink, fontSize: fontSize.title, fontWeight: 700 });
const got = css({ color: color.success, fontSize: fontSize.small, fontWeight: 700 });

/** A calendar on which a member presses once a day, and what so many days bring. */
export function Attendance({ event }: { event: AttendanceEvent }) {
  const isGuest = useSession().status === 'out';
  const { data, error, refetch } = useQuery(attendanceQuery(useServices(), String(event.event_id)));
  if (!data && error)
    return <ErrorState headingLevel={2} title={copy.failed} onRetry={() => void refetch()} />;
  const count = data?.days.length ?? 0;
  return (
    <section css={[section, textColumn]} aria-label={copy.title} aria-busy={!data}>
      <h2 css={heading}>{copy.title}</h2>
      {data ? (
        <>
          <p css={status} role="status">
            {standingOf(event, data, isGuest).flatMap((one) => [
              <span key={one} css={sentence}>
                {one}
              </span>,
              ' ',
            ])}
          </p>
          <Calendar
            shown={shownDay(event, data.today)}
            today={event.state === 'ONGOING' ? data.today : null}
            days={data.days}
          />
          <Rewards rewards={event.attendance.rewards} count={count} />
          {event.state === 'ONGOING' && (
            <Press eventId={event.event_id} isDone={data.days.includes(data.today)} />
          )}
        </>
      ) : (
        <Skeleton height={420} />
      )}
    </section>
  );
}

function Rewards({ rewards, count }: { rewards: readonly AttendanceReward[]; count: number }) {
  return (
    <ul css={list} aria-label={copy.rewards}>
      {rewards.map((one) => (
        <li key={one.days} css={[reward, count >= one.days && gotReward]}>
          <span>{copy.reward(one.days)}</span>
          <strong css={point} className="tabular">
            {copy.point(formatCount(one.point))}
          </strong>
          {count >= one.days && <span css={got}>{copy.got}</span>}
        </li>
      ))}
    </ul>
  );
}

function Press({ eventId, isDone }: { eventId: number; isDone: boolean }) {
  const { session } = useServices();
  const isGuest = useSession().status === 'out';
  const { send, isBusy } = useAttend();
  return (
    <Button
      full
      size="xl"
      loading={isBusy}
      disabled={isDone}
      onClick={() => void (isGuest ? session.requireLogin() : send({ body: { event_id: eventId } }))}
    >
      {isDone ? copy.done : copy.press}
    </Button>
  );
}
