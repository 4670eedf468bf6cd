import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../../platform/database/schema/schema.ts';
import type { LoginSession } from '../../../platform/http/caller.ts';

/** How long a login lives without logging out, in ms. */
const lifetimeMs = 30 * 86_400_000;

/** How long a confirmation of who sits there lasts, in ms. */
const confirmationMs = 30 * 60_000;

/** The database keeps only this: reading it gives nobody a login. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Opens a login for one browser session and returns its token, which is never stored. */
export async function openLogin(db: Db, memberId: number, sessionId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('login_tokens')
    .values({
      token_hash: hashOf(token),
      member_id: memberId,
      session_id: sessionId,
      expires_at: new Date(now.getTime() + lifetimeMs),
    })
    .execute();
  await db.deleteFrom('login_tokens').where('expires_at', '<', now).execute();
  return token;
}

/** The login behind a token, or null when it ended, belongs to another session, or the member may not log in. */
export async function findLogin(
  db: Db,
  token: string,
  sessionId: string,
  now: Date,
): Promise<LoginSession | null> {
  const tokenHash = hashOf(token);
  const row = await db
    .selectFrom('login_tokens')
    .innerJoin('members', 'members.member_id', 'login_tokens.member_id')
    .innerJoin('grades', 'grades.grade_id', 'members.grade_id')
    .select(['members.member_id', 'grades.grade_name', 'grades.discount_rate', 'grades.user_type'])
    .select('login_tokens.confirmed_until')
    .where('token_hash', '=', tokenHash)
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', now)
    .where('members.state', '=', 'ACTIVE')
    .executeTakeFirst();
  if (!row) return null;
  const { member_id, grade_name, discount_rate, user_type, confirmed_until } = row;
  return {
    memberId: member_id,
    grade: { grade_name, discount_rate },
    userType: user_type,
    tokenHash,
    confirmedUntil: confirmed_until,
  };
}

/** Ends a login; its token opens nothing from now on. */
export async function closeLogin(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('login_tokens').where('token_hash', '=', tokenHash).execute();
}

/** Ends every login of these members, in all browsers: after a new password, a withdrawal, an integration. */
export async function closeAllLogins(db: Db, memberIds: readonly number[]): Promise<void> {
  await db.deleteFrom('login_tokens').where('member_id', 'in', memberIds).execute();
}

/** Opens my page for a while, because the member just proved who they are; returns until when. */
export async function confirmLogin(db: Db, tokenHash: string, now: Date): Promise<Date> {
  const confirmed_until = new Date(now.getTime() + confirmationMs);
  await db.updateTable('login_tokens').set({ confirmed_until }).where('token_hash', '=', tokenHash).execute();
  return confirmed_until;
}
