import type { LoginBody, LoginCode } from '@mall/contracts/api/members';
import { hash, verify } from '@node-rs/argon2';
import type { Db } from '../database/schema.ts';
import { loginFailure } from './login-failures.ts';
import { openLogin } from './login-sessions.ts';
import { beginAttempt } from './login-throttle.ts';

interface LoginContext {
  db: Db;
  sessionId: string;
  address: string;
  now: Date;
}

/** Compared with when the id is unknown, so that an unknown id takes as long as a wrong password. */
let nobody: Promise<string> | undefined;

/**
 * Logs in by id and password (spec 4.3, 8.1). Unknown ids answer PASSWD_ERROR like wrong passwords, and what state an
 * account is in is told only to who knows its password.
 */
export async function logIn(body: LoginBody, { db, sessionId, address, now }: LoginContext) {
  const userId = body.user_id.toLowerCase();
  const attempt = await beginAttempt(db, userId, address, now);
  if (attempt.isBlocked) throw loginFailure('LOGIN_BLOCK');

  const member = await db
    .selectFrom('members')
    .select(['member_id', 'password_hash', 'state', 'login_task'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  nobody ??= hash('nobody-has-this-password');
  const isRight = await verify(member?.password_hash ?? (await nobody), body.user_passwd);
  if (!member || !isRight) throw loginFailure('PASSWD_ERROR');

  await attempt.succeed();
  const refused = refusalOf(member.state) ?? member.login_task;
  if (refused) throw loginFailure(refused);
  const token = await openLogin(db, member.member_id, sessionId, now);
  return { user_info: { member_id: member.member_id }, token };
}

function refusalOf(state: 'ACTIVE' | 'READY' | 'BLOCK' | 'OUT'): LoginCode | null {
  return state === 'ACTIVE' ? null : (`MEMBER_${state}` as const);
}
