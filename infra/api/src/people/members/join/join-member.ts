import { randomBytes } from 'node:crypto';
import type { IdJoinBody, SocialJoinBody } from '@mall/contracts/api/people/member-join';
import { joinProviderSchema } from '@mall/contracts/api/people/social-proof';
import { emailSchema } from '@mall/contracts/domain/people/member-fields';
import * as z from 'zod';
import type { Db } from '../../../platform/database/schema/schema.ts';
import { createError, invalidRequest } from '../../../platform/http/create-error.ts';
import { takeTicket } from '../../access/tickets.ts';
import { type IdentityFacts, takeIdentity } from '../../identity/identity-facts.ts';
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
  provider: joinProviderSchema,
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

/**
 * Joins by ID or with a proved social account (spec 3.3, 4.4, 5.2 to 5.4); all or nothing. Both need an identity check,
 * so that age and phone are proved. The member then waits for approval.
 */
export async function joinMember(body: IdJoinBody | SocialJoinBody, { db, sessionId, now }: Context) {
  // Outside the transaction, because it takes a while on purpose.
  const password_hash = body.provider === 'normal' ? await hashPassword(body.password) : null;
  return db.transaction().execute(async (tx) => {
    const facts = await takeIdentity(tx, { ci: body.ci, sessionId, now });
    const social = body.provider === 'normal' ? null : await takeSocial(tx, body, sessionId, now);
    const details = factsOf(body, facts, social, now);
    const proofs = proofsOf(details, social);
    const consent = { terms_agreed_at: now };
    const member = {
      ...details,
      ...consent,
      password_hash,
      email_proof: proofs.email,
      phone_proof: proofs.phone,
    };
    refuseMismatch(facts, body);
    refuseUnderage(facts.birthday_date, now);
    await lockClaims(tx);
    // Checked before the fields: an existing member learns of their account, not that their own number is taken.
    if (social) await refuseLinkedAccount(tx, social);
    await refuseSecondAccount(tx, facts.ci_hash);
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

/** Apple sends name and email once only: a second joining needs a first one undone there (spec 8.3). */
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

/** What the identity check found, and the email that was typed or, without one, sent by the provider. */
function factsOf(
  body: IdJoinBody | SocialJoinBody,
  facts: IdentityFacts,
  social: SocialTicket | null,
  now: Date,
): NewMember {
  const email = emailSchema.safeParse(body.email ?? social?.email ?? '');
  if (!email.success) throw invalidRequest(email.error.issues[0]?.message);
  return {
    ...facts,
    user_id: body.provider === 'normal' ? body.user_id.toLowerCase() : newSocialId(body.provider),
    email: email.data,
    nick_name: body.nick_name ?? null,
    recommender_id: body.recommender_id?.toLowerCase() ?? null,
    recommend_store: body.recommend_store ?? null,
    is_sms_agreed: body.is_sms_agreed === 1,
    is_email_agreed: body.is_email_agreed === 1,
    sms_agreed_at: body.is_sms_agreed === 1 ? now : null,
    email_agreed_at: body.is_email_agreed === 1 ? now : null,
  };
}

/**
 * How sure it is that phone and email are this person's: the phone of an identity check, the very address that the
 * provider verified. A social joiner may type any other, and a provider may pass on one that it never verified.
 */
function proofsOf({ email }: NewMember, social: SocialTicket | null): Required<Proofs> {
  const isVerified = social?.isEmailVerified === true && social.email.toLowerCase() === email.toLowerCase();
  const byForm = social ? proof.none : proof.typed;
  return {
    phone: proof.proved,
    email: isVerified ? proof.proved : byForm,
  };
}

/** An ID within the rule for those who never type one, e.g. `kakao069834112750443`. */
function newSocialId(provider: string): string {
  return `${provider}${String(randomBytes(6).readUIntBE(0, 6)).padStart(15, '0')}`;
}
