import type { SocialProof } from '@mall/contracts/api/people/social-proof';
import type { Db } from '../../../platform/database/schema/schema.ts';
import type { LoginSession } from '../../../platform/http/caller.ts';
import { createError, invalidRequest } from '../../../platform/http/create-error.ts';
import { forgetAttempts, limitAttempts } from '../../access/attempt-limit.ts';
import { identifySocial } from '../../social/identify-social.ts';
import type { SocialGateways } from '../../social/social-gateways.ts';
import { refuseWrongPassword } from '../password/change-password.ts';
import { confirmLogin } from '../sessions/login-sessions.ts';

interface Context {
  db: Db;
  gateways: SocialGateways;
  sessionId: string;
  now: Date;
}

/** Proves again who sits there before my page opens (spec 6): by password, or by the same social account. */
export async function confirmMember(
  { memberId, loginId }: LoginSession,
  { password, social }: { password?: string | undefined; social?: SocialProof | undefined },
  context: Context,
): Promise<{ confirmed_until: string }> {
  const { db, now } = context;
  await limitAttempts(db, 'confirm', String(memberId), now);
  if (social) await refuseOtherAccount(memberId, social, context);
  else if (password !== undefined) await refuseWrongPassword(db, memberId, password);
  else throw invalidRequest('비밀번호를 입력해주세요.');
  await forgetAttempts(db, 'confirm', String(memberId));
  return { confirmed_until: (await confirmLogin(db, loginId, now)).toISOString() };
}

async function refuseOtherAccount(memberId: number, social: SocialProof, context: Context): Promise<void> {
  const { provider, snsId } = await identifySocial(social, context);
  const link = await context.db
    .selectFrom('member_sns')
    .select('member_id')
    .where('provider', '=', provider)
    .where('sns_id', '=', snsId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!link) throw createError('SNS_MISMATCH');
}
