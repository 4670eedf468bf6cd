import * as z from 'zod';
import type { Db } from '../../platform/database/schema/schema.ts';
import { createError } from '../../platform/http/create-error.ts';
import { payloadsOfSession, readTicket, takeTicket } from '../access/tickets.ts';

const factsSchema = z.object({
  ci_hash: z.string(),
  user_name: z.string(),
  phone: z.string(),
  birthday_date: z.string(),
  gender: z.enum(['male', 'female']),
});
/** A person as an identity check found them. */
export type IdentityFacts = z.infer<typeof factsSchema>;

export const identityExpired = () => createError('IDENTITY_EXPIRED');
export const identityMismatch = () => createError('IDENTITY_MISMATCH');

interface Reference {
  /** What calls name `ci`. */
  ci: string;
  sessionId: string;
  now: Date;
}

/** The person behind a reference; it can be asked again. IDENTITY_EXPIRED otherwise. */
export async function readIdentity(db: Db, { ci, sessionId, now }: Reference): Promise<IdentityFacts> {
  const ticket = await readTicket(db, { kind: 'IDENTITY', ticket: ci, sessionId, now }, factsSchema);
  if (!ticket) throw identityExpired();
  return ticket.payload;
}

/** The same, and the reference is used up: for calls that change something. */
export async function takeIdentity(db: Db, { ci, sessionId, now }: Reference): Promise<IdentityFacts> {
  const ticket = await takeTicket(db, { kind: 'IDENTITY', ticket: ci, sessionId, now }, factsSchema);
  if (!ticket) throw identityExpired();
  return ticket.payload;
}

/** The persons whom identity checks found in this browser session, newest first; calls without `ci` go by them. */
export function identitiesOf(db: Db, sessionId: string, now: Date): Promise<IdentityFacts[]> {
  return payloadsOfSession(db, { kind: 'IDENTITY', sessionId, now }, factsSchema);
}
