import type { LoginBody } from '@mall/contracts/api/people/members';
import type { Db } from '../../../platform/database/schema/schema.ts';
import { loginFailure } from '../../access/login-failures.ts';
import { noteSecurity } from '../../access/security-log.ts';
import { isPasswordOf } from '../password/password-hash.ts';
import { dropLoginCode, sendLoginCode, tryLoginCode, warnOwner } from './login-code.ts';
import { beginAttempt, type LoginAttempt } from './login-throttle.ts';

interface Context {
  db: Db;
  sessionId: string;
  address: string;
  now: Date;
}

interface Account {
  member_id: number;
  password_hash: string | null;
  phone: string;
}

const minuteMs = 60_000;
/** What is asked of a member's rows is asked for an unknown ID as well. */
const dummyAccount = { member_id: 0, phone: '' };
/** The same for unknown IDs. */
const blockedFor = (waitMs: number) =>
  loginFailure('LOGIN_BLOCK', {
    message: `로그인 시도가 많아 잠시 이용이 제한되었습니다.\n${Math.max(1, Math.ceil(waitMs / minuteMs))}분 후 다시 시도해주세요.`,
    data: { retry_after: Math.ceil(waitMs / 1000) },
  });

/**
 * Finds the member by ID and password. After 100 wrong ones in a day, from wherever, a password is looked at only with
 * a code that was sent to the member's phone (decision 101). Unknown IDs are answered alike.
 */
export async function findByPassword(body: LoginBody, context: Context) {
  const { db, address, now } = context;
  const userId = body.user_id.toLowerCase();
  const attempt = await beginAttempt(db, userId, address, now);
  if (attempt.state === 'BLOCKED') throw blockedFor(attempt.waitMs);
  const account = await db
    .selectFrom('members')
    .select(['member_id', 'password_hash', 'phone'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (attempt.state === 'GUARDED') await refuseWithoutCode(body.login_code, account, context);
  const isRight = await isPasswordOf(account?.password_hash ?? null, body.user_passwd);
  if (!account || !isRight) {
    await noteFailure(account, attempt, context);
    throw loginFailure('PASSWD_ERROR');
  }
  await attempt.succeed();
  if (body.login_code) await dropLoginCode(db, account.member_id, body.login_code);
  return { memberId: account.member_id, passwordHash: account.password_hash };
}

async function refuseWithoutCode(code: string | undefined, account: Account | undefined, context: Context) {
  const { db, now } = context;
  if (code && (await tryLoginCode(db, (account ?? dummyAccount).member_id, code, now)) && account) return;
  await besideHash(sendLoginCode(db, account ?? dummyAccount, context));
  throw loginFailure('LOGIN_CODE');
}

/** Written down of unknown IDs too: one more row would reveal by its time that the ID has a member. */
async function noteFailure(account: Account | undefined, attempt: LoginAttempt, { db, ...who }: Context) {
  const event = { memberId: account?.member_id ?? null, ...who };
  await noteSecurity(db, { ...event, kind: 'LOGIN_FAILED' }, who.now);
  if (attempt.isLastOfPair) await noteSecurity(db, { ...event, kind: 'LOGIN_BLOCKED' }, who.now);
  if (attempt.state !== 'OPEN' || !attempt.isLastOfAccount) return;
  await noteSecurity(db, { ...event, kind: 'LOGIN_GUARDED' }, who.now);
  await besideHash(account && warnOwner(db, account, who.now));
}

/** Waits for work that only the ID of a member makes, and for a hash that takes longer whether there is work or not. */
async function besideHash(work: Promise<void> | undefined): Promise<void> {
  await Promise.all([work, isPasswordOf(null, '')]);
}
