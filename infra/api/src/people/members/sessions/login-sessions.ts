import { sql } from 'kysely';
import type { Db } from '../../../platform/database/schema/schema.ts';
import type { LoginSession, TokenUse } from '../../../platform/http/caller.ts';
import { deviceNameOf } from './device-name.ts';
import { issueToken, loginLifetimeMs, tokenHashOf } from './login-token.ts';
import { useRememberedToken } from './rotate-token.ts';

/** How long a confirmation of who sits there lasts, in ms. */
const confirmationMs = 30 * 60_000;

/** `last_used_at` is written this often at most, so an idle login lives up to this much longer (ms). */
const touchEveryMs = 60_000;

/** How long calls that were under way may still use the token that a new login of the same member replaced (ms). */
const replacedMs = 60_000;

/** Minutes without a call after which a login ends, as the shop's settings say (spec 4.6); null where it does not. */
const idleMinutes = sql<number | null>`case when value->>'user_auto_logout' = 'use'
  then greatest((value->>'user_auto_logout_minute')::int, 1) end`;

interface NewLogin {
  memberId: number;
  sessionId: string;
  isRemembered: boolean;
  userAgent: string;
  now: Date;
}

/**
 * Opens a login for one browser session and returns its token, which is never stored. A browser has one login: another
 * member's ends at once, an earlier one of the same member after the calls that were under way.
 */
export async function openLogin(db: Db, { memberId, sessionId, isRemembered, userAgent, now }: NewLogin) {
  const inSession = db.deleteFrom('login_tokens').where('session_id', '=', sessionId);
  await inSession.where('member_id', '<>', memberId).execute();
  const soon = new Date(now.getTime() + replacedMs);
  await db
    .updateTable('login_tokens')
    .set({ expires_at: soon })
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', soon)
    .execute();
  await db.deleteFrom('login_tokens').where('expires_at', '<', now).execute();
  return issueToken(db, {
    member_id: memberId,
    session_id: sessionId,
    login_id: crypto.randomUUID(),
    is_remembered: isRemembered,
    ...deviceNameOf(userAgent),
    issued_at: now,
    expires_at: new Date(now.getTime() + loginLifetimeMs),
  });
}

/** The login behind a token, or null when it ended, belongs to another session, or the member may not log in. */
export async function findLogin(
  db: Db,
  token: string,
  sessionId: string,
  { now, ...use }: TokenUse & { now: Date },
): Promise<LoginSession | null> {
  const hash = tokenHashOf(token);
  const row = await db
    .selectFrom('login_tokens')
    .innerJoin('members', 'members.member_id', 'login_tokens.member_id')
    .innerJoin('grades', 'grades.grade_id', 'members.grade_id')
    .select(['members.member_id', 'grades.grade_name', 'grades.discount_rate', 'grades.user_type'])
    .select(['login_id', 'confirmed_until', 'is_remembered', 'issued_at', 'last_used_at', 'rotated_at'])
    .select(['login_tokens.expires_at', 'members.is_admin'])
    .select((eb) =>
      eb
        .selectFrom('settings')
        .select(idleMinutes.as('minutes'))
        .where('code', '=', 'security')
        .as('idle_minutes'),
    )
    .where('token_hash', '=', hash)
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', now)
    .where('members.state', '=', 'ACTIVE')
    .executeTakeFirst();
  if (!row) return null;
  const idleMs = now.getTime() - (row.last_used_at ?? row.issued_at).getTime();
  const limitMs = row.is_remembered || row.idle_minutes === null ? Infinity : row.idle_minutes * 60_000;
  if (idleMs >= limitMs + touchEveryMs) return null;
  if (row.last_used_at === null || idleMs >= touchEveryMs) await touch(db, hash, now);
  const remembered = row.is_remembered
    ? await useRememberedToken(db, { ...row, hash }, { ...use, now })
    : null;
  if (remembered?.isReused) return null;
  return {
    memberId: row.member_id,
    grade: { grade_name: row.grade_name, discount_rate: row.discount_rate },
    userType: row.user_type,
    isAdmin: row.is_admin,
    loginId: row.login_id,
    confirmedUntil: row.confirmed_until,
    successor: remembered?.successor ?? null,
  };
}

async function touch(db: Db, hash: string, now: Date): Promise<void> {
  await db.updateTable('login_tokens').set({ last_used_at: now }).where('token_hash', '=', hash).execute();
}

/** Ends a login; none of its tokens opens anything from now on. */
export async function closeLogin(db: Db, loginId: string): Promise<void> {
  await db.deleteFrom('login_tokens').where('login_id', '=', loginId).execute();
}

/** Ends every login of these members, in all browsers: after a new password, a withdrawal, an integration. */
export async function closeAllLogins(db: Db, memberIds: readonly number[]): Promise<void> {
  await db.deleteFrom('login_tokens').where('member_id', 'in', memberIds).execute();
}

/** Opens my page for a while, because the member just proved who they are; returns until when. */
export async function confirmLogin(db: Db, loginId: string, now: Date): Promise<Date> {
  const confirmed_until = new Date(now.getTime() + confirmationMs);
  await db.updateTable('login_tokens').set({ confirmed_until }).where('login_id', '=', loginId).execute();
  return confirmed_until;
}
