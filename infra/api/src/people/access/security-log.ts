import { createHash } from 'node:crypto';
import type { SecurityKind } from '../../platform/database/schema/column-types.ts';
import type { Db } from '../../platform/database/schema/schema.ts';

/** Retention of an event (ms). */
const retentionMs = 90 * 86_400_000;
/** Events of one kind of one member: failures push neither the logins nor anybody else's events out. */
const perMemberAndKind = 500;
/** Most events that belong to no member, together. */
const maximumWithoutMember = 20_000;

interface SecurityEvent {
  kind: SecurityKind;
  memberId: number | null;
  /** As it is counted for throttling. */
  address?: string | undefined;
  /** The browser's session, of which only a short hash is stored. */
  sessionId?: string | undefined;
  /** What an operator reads besides, e.g. an order's number. Never what a visitor typed. */
  detail?: string | undefined;
}

/** Tells browsers apart without naming the session, which would open a guest's orders. */
const deviceOf = (sessionId: string) =>
  createHash('sha256').update(`device:${sessionId}`).digest('hex').slice(0, 12);

/** Writes an event of a member's login, password or refund; 500 of a kind are stored of each (decision 101). */
export async function noteSecurity(
  db: Db,
  { kind, memberId, address, sessionId, detail = '' }: SecurityEvent,
  now: Date,
): Promise<void> {
  await db
    .insertInto('security_events')
    .values({
      kind,
      member_id: memberId,
      address: address ?? null,
      device: sessionId ? deviceOf(sessionId) : null,
      detail,
      happened_at: now,
    })
    .execute();
  // Also without a member, where nothing is found: members and unknown IDs take the same time.
  const owner = memberId ?? 0;
  await db
    .deleteFrom('security_events')
    .where('member_id', '=', owner)
    .where('kind', '=', kind)
    .where('security_event_id', '<', (eb) =>
      eb
        .selectFrom('security_events as newest')
        .select('newest.security_event_id')
        .where('newest.member_id', '=', owner)
        .where('newest.kind', '=', kind)
        .orderBy('newest.security_event_id', 'desc')
        .offset(perMemberAndKind - 1)
        .limit(1),
    )
    .execute();
}

/** Deletes events that are older than 90 days, and surplus ones without a member. */
export async function forgetSecurityEvents(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('security_events')
    .where('happened_at', '<', new Date(now.getTime() - retentionMs))
    .execute();
  await db
    .deleteFrom('security_events')
    .where('member_id', 'is', null)
    .where('security_event_id', '<', (eb) =>
      eb
        .selectFrom('security_events as newest')
        .select('newest.security_event_id')
        .where('newest.member_id', 'is', null)
        .orderBy('newest.security_event_id', 'desc')
        .offset(maximumWithoutMember - 1)
        .limit(1),
    )
    .execute();
}

/** Whether the log knows a login of this member from this browser. */
export async function isKnownDevice(db: Db, memberId: number, sessionId: string): Promise<boolean> {
  const event = await db
    .selectFrom('security_events')
    .select('security_event_id')
    .where('member_id', '=', memberId)
    .where('device', '=', deviceOf(sessionId))
    .where('kind', '=', 'LOGIN')
    .limit(1)
    .executeTakeFirst();
  return event !== undefined;
}
