import type { LoginBody } from '@mall/contracts/api/people/members';
import { joinProviderSchema, type SocialProof } from '@mall/contracts/api/people/social-proof';
import type { Db } from '../../../platform/database/schema/schema.ts';
import { ApiFailure } from '../../../platform/http/create-error.ts';
import { limitAttempts } from '../../access/attempt-limit.ts';
import { lockMembers } from '../../access/lock-members.ts';
import { loginFailure } from '../../access/login-failures.ts';
import { isKnownDevice, noteSecurity } from '../../access/security-log.ts';
import { issueTicket } from '../../access/tickets.ts';
import { identifySocial } from '../../social/identify-social.ts';
import type { SocialGateways } from '../../social/social-gateways.ts';
import { passwordHashOf } from '../password/change-password.ts';
import { openLogin } from '../sessions/login-sessions.ts';
import { loginLifetimeMs } from '../sessions/login-token.ts';
import { findByPassword } from './log-in-by-password.ts';
import { findRefusal } from './login-refusal.ts';

export interface LoginContext {
  db: Db;
  gateways: SocialGateways;
  sessionId: string;
  address: string;
  userAgent: string;
  now: Date;
}

/**
 * Logs in by id and password, or by a social account (spec 4.3, 4.4, 8.1). Unknown ids answer PASSWD_ERROR like wrong
 * passwords, and what state an account is in is revealed only to a caller who proved to be its member.
 */
export async function logIn(body: LoginBody | SocialProof, context: LoginContext) {
  const isById = body.provider === 'normal';
  const { memberId, passwordHash } = isById
    ? await findByPassword(body, context)
    : { memberId: await bySocialAccount(body, context), passwordHash: null };
  const refusal = await findRefusal(memberId, isById, context);
  if (refusal) throw refusal;
  const { db, sessionId, address, userAgent, now } = context;
  const isRemembered = body.provider === 'normal' && body.is_auto_login === 1;
  const token = await db.transaction().execute(async (tx) => {
    // A new password ends all logins, also those that were under way with the old one.
    await lockMembers(tx, [memberId]);
    if (isById && (await passwordHashOf(tx, memberId)) !== passwordHash) throw loginFailure('PASSWD_ERROR');
    const isKnown = await isKnownDevice(tx, memberId, sessionId);
    const event = { memberId, sessionId, address, detail: body.provider };
    await noteSecurity(tx, { ...event, kind: 'LOGIN' }, now);
    if (!isKnown) await noteSecurity(tx, { ...event, kind: 'NEW_DEVICE' }, now);
    return openLogin(tx, { memberId, sessionId, isRemembered, userAgent, now });
  });
  return {
    user_info: { member_id: memberId },
    token,
    ...(isRemembered ? { remembered_for: loginLifetimeMs / 1000 } : {}),
  };
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
  if (!joinProviderSchema.safeParse(provider).success)
    throw loginFailure('MEMBER_NULL', {
      message: '페이코로 가입되어 있는 회원정보가 없습니다. 신규회원으로 가입해주세요.',
    });
  const payload = { provider, snsId, email, isEmailVerified, name, mobile };
  const sns_ticket = await issueTicket(db, { kind: 'SOCIAL_JOIN', sessionId, payload }, now);
  throw loginFailure('MEMBER_NULL', {
    message: '가입되지 않은 회원정보입니다. 회원가입을 진행하시겠습니까?',
    data: { sns_ticket, sns_email: email, sns_name: name, sns_mobile: mobile },
  });
}
