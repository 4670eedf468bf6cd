import { randomBytes } from 'node:crypto';
import { socialProviderSchema } from '@mall/contracts/api/catalogue/social-proof';
import type { IdJoinBody, SocialJoinBody } from '@mall/contracts/api/people/member-join';
import * as z from 'zod';
import type { Db } from '../../../platform/database/schema/schema.ts';
import { createError } from '../../../platform/http/create-error.ts';
import { takeTicket } from '../../access/tickets.ts';
import { type IdentityFacts, readIdentity, takeIdentity } from '../../identity/identity-facts.ts';
import { hashPassword } from '../password/password-hash.ts';
import {
  alreadyMember,
  refuseMismatch,
  refuseSecondAccount,
  refuseUnderage,
  refuseUnknownRecommender,
} from './check-join.ts';
import { claimFields, lockClaims, type Proofs, proof } from './claimed-fields.ts';
import { type NewMember, storeMember } from './store-member.ts';

const socialTicketSchema = z.object({
  provider: socialProviderSchema,
  snsId: z.string(),
  email: z.string(),
  /** Tickets from before this was asked have verified nothing. */
  isEmailVerified: z.boolean().default(false),
  name: z.string(),
  mobile: z.string(),
});
type SocialTicket = z.infer<typeof socialTicketSchema>;

interface Context {
  db: Db;
  sessionId: string;
  now: Date;
}

/** Joins by ID or with a proved social account (spec 3.3, 4.4, 5.2 to 5.4); all or nothing. The member then waits for approval. */
export async function joinMember(body: IdJoinBody | SocialJoinBody, { db, sessionId, now }: Context) {
  // Looked at first, so that nobody makes the server hash passwords without an identity check.
  if (body.ci) await readIdentity(db, { ci: body.ci, sessionId, now });
  // Outside the transaction, because it takes a while on purpose.
  const password_hash = body.provider === 'normal' ? await hashPassword(body.password) : null;
  return db.transaction().execute(async (tx) => {
    const facts = body.ci ? await takeIdentity(tx, { ci: body.ci, sessionId, now }) : null;
    const social = body.provider === 'normal' ? null : await takeSocial(tx, body, sessionId, now);
    const details = factsOf(body, facts, social);
    const proofs = proofsOf(details, facts, social);
    const member = { ...details, password_hash, email_proof: proofs.email, phone_proof: proofs.phone };
    if (facts) refuseMismatch(facts, body);
    if (member.birthday_date) refuseUnderage(member.birthday_date, now);
    await lockClaims(tx);
    // Checked before the fields: an existing member learns of their account, not that their own number is taken.
    if (facts) await refuseSecondAccount(tx, facts.ci_hash);
    if (social) await refuseLinkedAccount(tx, social);
    await claimFields(tx, details, proofs);
    await refuseUnknownRecommender(tx, body.recommender_id);
    const link = social && { provider: social.provider, sns_id: social.snsId, email: social.email };
    return storeMember(tx, member, link, now);
  });
}

async function takeSocial(tx: Db, body: SocialJoinBody, sessionId: string, now: Date): Promise<SocialTicket> {
  const use = { kind: 'SOCIAL_JOIN', ticket: body.sns_ticket, sessionId, now } as const;
  const payload = (await takeTicket(tx, use, socialTicketSchema))?.payload;
  if (payload?.provider !== body.provider) throw createError('SNS_EXPIRED');
  return payload;
}

/** Apple tells name and email once only: a second joining needs a first one undone there (spec 8.3). */
const appleAgain =
  '이미 가입된 Apple 계정입니다. 다시 가입하시려면 기기의 Apple 계정 설정에서 연결을 해제해주세요.';

async function refuseLinkedAccount(tx: Db, { provider, snsId }: SocialTicket): Promise<void> {
  const link = await tx
    .selectFrom('member_sns')
    .select('member_id')
    .where('provider', '=', provider)
    .where('sns_id', '=', snsId)
    .executeTakeFirst();
  if (link) throw alreadyMember(provider === 'apple' ? appleAgain : undefined);
}

/** The identity check is believed before the provider, the provider before what was typed only where it told something. */
function factsOf(
  body: IdJoinBody | SocialJoinBody,
  facts: IdentityFacts | null,
  social: SocialTicket | null,
): NewMember {
  return {
    user_id: body.provider === 'normal' ? body.user_id.toLowerCase() : newSocialId(body.provider),
    user_name: facts?.user_name ?? body.user_name ?? (social?.name || '회원'),
    email: body.email ?? social?.email ?? '',
    phone: facts?.phone ?? body.phone ?? social?.mobile ?? '',
    nick_name: body.nick_name ?? null,
    gender: facts?.gender ?? body.gender ?? null,
    birthday_date: facts?.birthday_date ?? body.birthday_date ?? null,
    ci_hash: facts?.ci_hash ?? null,
    recommender_id: body.recommender_id?.toLowerCase() ?? null,
    recommend_store: body.recommend_store ?? null,
    is_sms_agreed: body.is_sms_agreed === 1,
    is_email_agreed: body.is_email_agreed === 1,
  };
}

/**
 * How sure it is that phone and email are this person's: the phone of an identity check, the very address that the
 * provider verified. Whoever joins socially may type any other, and a provider may tell what nobody verified.
 */
function proofsOf(
  { email }: NewMember,
  facts: IdentityFacts | null,
  social: SocialTicket | null,
): Required<Proofs> {
  const isVerified =
    social?.isEmailVerified === true && email !== '' && social.email.toLowerCase() === email.toLowerCase();
  const byForm = social ? proof.none : proof.typed;
  return {
    phone: facts ? proof.proved : proof.none,
    email: isVerified ? proof.proved : byForm,
  };
}

/** An ID within the rule for those who never type one, e.g. `kakao3f9a2c71d0b4`. */
function newSocialId(provider: string): string {
  return `${provider}${randomBytes(6).toString('hex')}`;
}
