import type { Db } from '../../../platform/database/schema/schema.ts';
import { limitAttempts } from '../../access/attempt-limit.ts';
import { identitiesOf, identityExpired, identityMismatch } from '../../identity/identity-facts.ts';

interface Asker {
  sessionId: string;
  /** Set in the member's own details. */
  memberId: number | undefined;
  now: Date;
}

/** Counts questions that reveal whether a person with this email or phone is a member: of a person, or of a member. */
export async function limitContact(db: Db, who: { memberId: number } | { ciHash: string }, now: Date) {
  await limitAttempts(db, 'contact', 'memberId' in who ? `member:${who.memberId}` : `ci:${who.ciHash}`, now);
}

/**
 * Refuses to tell strangers whether a phone or an email is taken (spec 5.2, 8.8): only after an identity check, of
 * phones only about the proved one, or while a member edits.
 * @throws IDENTITY_EXPIRED
 */
export async function refuseStrangers(
  db: Db,
  field: 'email' | 'phone',
  value: string,
  { sessionId, memberId, now }: Asker,
): Promise<void> {
  const [person, ...others] = await identitiesOf(db, sessionId, now);
  const isProved = [person, ...others].some((facts) => facts?.phone === value);
  if (!person && memberId === undefined) throw identityExpired();
  if (field === 'phone' && !isProved) throw person ? identityMismatch() : identityExpired();
  await limitContact(db, memberId === undefined ? { ciHash: person?.ci_hash ?? '' } : { memberId }, now);
}
