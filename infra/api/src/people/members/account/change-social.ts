import type { SocialProof, SocialProvider } from '@mall/contracts/api/people/social-proof';
import type { Db } from '../../../platform/database/schema/schema.ts';
import { createError } from '../../../platform/http/create-error.ts';
import { loginFailure } from '../../access/login-failures.ts';
import { identifySocial } from '../../social/identify-social.ts';
import type { SocialGateways } from '../../social/social-gateways.ts';
import { lockClaims } from '../join/claimed-fields.ts';

interface Context {
  db: Db;
  gateways: SocialGateways;
  sessionId: string;
  now: Date;
}

const notLinked = () => loginFailure('MEMBER_NULL', { message: '해당 채널로 가입되어있는 정보가 없습니다' });

/** The social accounts of a member, in the order of providers. */
async function linksOf(db: Db, memberId: number) {
  const rows = await db
    .selectFrom('member_sns')
    .select(['provider as sns_type', 'email'])
    .where('member_id', '=', memberId)
    .orderBy('provider')
    .execute();
  return { sns_list: rows };
}

/**
 * Links a proved social account with the member, in place of an earlier one of that provider. One that belongs to
 * another account of the same person asks for their integration (spec 8.4).
 */
export async function linkSocial(memberId: number, proof: SocialProof, context: Context) {
  const { db, now } = context;
  const { provider, snsId: sns_id, email } = await identifySocial(proof, context);
  return db.transaction().execute(async (tx) => {
    await lockClaims(tx);
    const owner = await tx
      .selectFrom('member_sns')
      .innerJoin('members as other', 'other.member_id', 'member_sns.member_id')
      .innerJoin('members as own', (join) => join.on('own.member_id', '=', memberId))
      .select(['other.member_id', 'other.ci_hash', 'own.ci_hash as own_ci_hash'])
      .where('provider', '=', provider)
      .where('sns_id', '=', sns_id)
      .executeTakeFirst();
    if (owner && owner.member_id !== memberId) {
      const isSamePerson = owner.ci_hash !== null && owner.ci_hash === owner.own_ci_hash;
      if (isSamePerson) throw loginFailure('INTEGRATION');
      throw createError('SNS_LINKED_ELSEWHERE');
    }
    await tx
      .deleteFrom('member_sns')
      .where('member_id', '=', memberId)
      .where('provider', '=', provider)
      .execute();
    await tx
      .insertInto('member_sns')
      .values({ provider, sns_id, member_id: memberId, email, linked_at: now })
      .execute();
    return linksOf(tx, memberId);
  });
}

/** Lets a social account go; MEMBER_NULL when there is none, LAST_LOGIN_WAY when nothing else would let the member in. */
export async function unlinkSocial(db: Db, memberId: number, provider: SocialProvider) {
  return db.transaction().execute(async (tx) => {
    const { password_hash } = await tx
      .selectFrom('members')
      .select('password_hash')
      .where('member_id', '=', memberId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const { sns_list } = await linksOf(tx, memberId);
    if (!sns_list.some((link) => link.sns_type === provider)) throw notLinked();
    if (password_hash === null && sns_list.length === 1) throw createError('LAST_LOGIN_WAY');
    await tx
      .deleteFrom('member_sns')
      .where('member_id', '=', memberId)
      .where('provider', '=', provider)
      .execute();
    // By which the member came, and confirms from now on (spec 6).
    await tx
      .updateTable('members')
      .set((eb) => ({
        sns_type: eb
          .selectFrom('member_sns')
          .select('provider')
          .whereRef('member_sns.member_id', '=', 'members.member_id')
          .orderBy('linked_at')
          .orderBy('provider')
          .limit(1),
      }))
      .where('member_id', '=', memberId)
      .where('sns_type', '=', provider)
      .execute();
    return linksOf(tx, memberId);
  });
}
