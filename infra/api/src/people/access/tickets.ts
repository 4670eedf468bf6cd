import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { TicketKind } from '../../platform/database/schema/column-types.ts';
import type { Db } from '../../platform/database/schema/schema.ts';

const minuteMs = 60_000;

/** How long each kind lives, in ms: long enough for the form that follows, no longer. */
const lifetimesMs: Record<TicketKind, number> = {
  SOCIAL_STATE: 10 * minuteMs,
  SOCIAL_JOIN: 30 * minuteMs,
  IDENTITY_REQUEST: 10 * minuteMs,
  IDENTITY: 30 * minuteMs,
  PASSWORD_RESET: 10 * minuteMs,
  PW_CHANGE: 30 * minuteMs,
  CI_CHECK: 30 * minuteMs,
  INTEGRATION: 30 * minuteMs,
};

interface NewTicket {
  kind: TicketKind;
  sessionId: string;
  memberId?: number;
  payload?: object;
  /** Given by an outside party instead of made here. */
  ticket?: string;
}

interface TicketUse {
  kind: TicketKind;
  ticket: string;
  sessionId: string;
  now: Date;
}

export interface Ticket<Payload> {
  memberId: number | null;
  payload: Payload;
}

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest('hex');

/** Makes a secret that opens one thing, in one browser session, for a while. Only its hash is stored. */
export async function issueTicket(db: Db, wanted: NewTicket, now: Date): Promise<string> {
  const { kind, sessionId, memberId = null, payload = {} } = wanted;
  const ticket = wanted.ticket ?? randomBytes(32).toString('base64url');
  await db.deleteFrom('member_tickets').where('expires_at', '<', now).execute();
  await db
    .insertInto('member_tickets')
    .values({
      ticket_hash: hashOf(ticket),
      kind,
      session_id: sessionId,
      member_id: memberId,
      payload: JSON.stringify(payload),
      expires_at: new Date(now.getTime() + lifetimesMs[kind]),
    })
    .execute();
  return ticket;
}

/** What a ticket stands for, or null when it is unknown, expired, used, or of another session. */
export async function readTicket<Payload>(
  db: Db,
  { kind, ticket, sessionId, now }: TicketUse,
  schema: z.ZodType<Payload>,
): Promise<Ticket<Payload> | null> {
  const row = await db
    .selectFrom('member_tickets')
    .select(['member_id', 'payload'])
    .where('ticket_hash', '=', hashOf(ticket))
    .where('kind', '=', kind)
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ? { memberId: row.member_id, payload: schema.parse(row.payload) } : null;
}

/** Like `readTicket`, and the ticket is used up: of two at once only one gets it. */
export async function takeTicket<Payload>(
  db: Db,
  { kind, ticket, sessionId, now }: TicketUse,
  schema: z.ZodType<Payload>,
): Promise<Ticket<Payload> | null> {
  const row = await db
    .deleteFrom('member_tickets')
    .where('ticket_hash', '=', hashOf(ticket))
    .where('kind', '=', kind)
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', now)
    .returning(['member_id', 'payload'])
    .executeTakeFirst();
  return row ? { memberId: row.member_id, payload: schema.parse(row.payload) } : null;
}

/** Whether this session was given such a ticket for the member: calls without a body prove themselves by it. */
export async function hasTicket(
  db: Db,
  { kind, memberId, sessionId, now }: { kind: TicketKind; memberId: number; sessionId: string; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('member_tickets')
    .select('ticket_hash')
    .where('kind', '=', kind)
    .where('member_id', '=', memberId)
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** What the live tickets of one kind in a session stand for, newest first; none of them is used up. */
export async function payloadsOfSession<Payload>(
  db: Db,
  { kind, sessionId, now }: Omit<TicketUse, 'ticket'>,
  schema: z.ZodType<Payload>,
): Promise<Payload[]> {
  const rows = await db
    .selectFrom('member_tickets')
    .select('payload')
    .where('kind', '=', kind)
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', now)
    .orderBy('expires_at', 'desc')
    .execute();
  return rows.map(({ payload }) => schema.parse(payload));
}

/** Makes a member's tickets worthless, after a new password or a withdrawal. */
export async function dropTickets(db: Db, memberIds: readonly number[]): Promise<void> {
  await db.deleteFrom('member_tickets').where('member_id', 'in', memberIds).execute();
}

/** For tickets that stand for nothing but the member. */
export const noPayload = z.object({});
