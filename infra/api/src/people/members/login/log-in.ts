import type { SocialProof } from '@mall/contracts/api/catalogue/social-proof';
import type { LoginBody } from '@mall/contracts/api/people/members';
import type { Db } from '../../../platform/database/schema/schema.ts';
import { ApiFailure } from '../../../platform/http/create-error.ts';
import { limitAttempts } from '../../access/attempt-limit.ts';
import { lockMembers } from '../../access/lock-members.ts';
import { loginFailure } from '../../access/login-failures.ts';
import { issueTicket } from '../../access/tickets.ts';
import { identifySocial } from '../../social/identify-social.ts';
import type { SocialGateways } from '../../social/social-gateways.ts';
import { passwordHashOf } from '../password/change-password.ts';
import { isPasswordOf } from '../password/password-hash.ts';
import { findRefusal } from './login-refusal.ts';
import { openLogin } from './login-sessions.ts';
import { beginAttempt } from './login-throttle.ts';

export interface LoginContext {
  db: Db;
  gateways: SocialGateways;
  sessionId: string;
  address: string;
  now: Date;
}

/**
 * Logs in by id and password, or by a social account (spec 4.3, 4.4, 8.1). Unknown ids answer PASSWD_ERROR like wrong
 * passwords, and what state an account is in is told only to who proved to be its member.
 */
export async function logIn(body: LoginBody | SocialProof, context: LoginContext) {
  const isById = body.provider === 'normal';
  const { memberId, passwordHash } = isById
    ? await byPassword(body, context)
    : { memberId: await bySocialAccount(body, context), passwordHash: null };
  const refusal = await findRefusal(memberId, isById, context);
  if (refusal) throw refusal;
  const { db, sessionId, now } = context;
  const token = await db.transaction().execute(async (tx) => {
    // A new password ends all logins, also those that were under way with the old one.
    await lockMembers(tx, [memberId]);
    if (isById && (await passwordHashOf(tx, memberId)) !== passwordHash) throw loginFailure('PASSWD_ERROR');
    return openLogin(tx, memberId, sessionId, now);
  });
  return { user_info: { member_id: memberId }, token };
}

async function byPassword(body: LoginBody, { db, address, now }: LoginContext) {
  const userId = body.user_id.toLowerCase();
  const attempt = await beginAttempt(db, userId, address, now);
  if (attempt.isBlocked) throw loginFailure('LOGIN_BLOCK');
  const member = await db
    .selectFrom('members')
    .select(['member_id', 'password_hash'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const isRight = await isPasswordOf(member?.password_hash ?? null, body.user_passwd);
  if (!member || !isRight) throw loginFailure('PASSWD_ERROR');
  await attempt.succeed();
  return { memberId: member.member_id, passwordHash: member.password_hash };
}

async function bySocialAccount(proof: SocialProof, context: LoginContext): Promise<number> {
  const { db, sessionId, address, now } = context;
  await limitAttempts(db, 'social', address, now).catch((error: unknown) => {
    throw error instanceof ApiFailure ? loginFailure('LOGIN_BLOCK') : error;
  });
  const { provider, snsId, email, isEmailVerified, name, mobile } = await identifySocial(proof, context);
  const link = await db
    .selectFrom('member_sns')
    .select('member_id')
    .where('provider', '=', provider)
    .where('sns_id', '=', snsId)
    .executeTakeFirst();
  if (link) return link.member_id;
  const payload = { provider, snsId, email, isEmailVerified, name, mobile };
  const sns_ticket = await issueTicket(db, { kind: 'SOCIAL_JOIN', sessionId, payload }, now);
  throw loginFailure('MEMBER_NULL', {
    message:
      provider === 'payco'
        ? '페이코로 가입되어 있는 회원정보가 없습니다. 신규회원으로 가입해주세요.'
        : '가입되지 않은 회원정보입니다. 회원가입을 진행하시겠습니까?',
    data: { sns_ticket, sns_email: email, sns_name: name, sns_mobile: mobile },
  });
}
