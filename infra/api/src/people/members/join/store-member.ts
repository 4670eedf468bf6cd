import type { SocialProvider } from '@mall/contracts/api/people/social-proof';
import type { Insertable } from 'kysely';
import type { Proof } from '../../../platform/database/schema/column-types.ts';
import type { Database, Db } from '../../../platform/database/schema/schema.ts';

export type NewMember = Pick<
  Insertable<Database['members']>,
  | 'user_id'
  | 'user_name'
  | 'email'
  | 'phone'
  | 'ci_hash'
  | 'recommender_id'
  | 'recommend_store'
  | 'is_sms_agreed'
  | 'is_email_agreed'
  | 'sms_agreed_at'
  | 'email_agreed_at'
> & { nick_name: string | null; gender: 'male' | 'female'; birthday_date: string };

interface SocialLink {
  provider: SocialProvider;
  sns_id: string;
  email: string;
}

/** Adds a member of the lowest grade who waits for an administrator's approval (spec 6). */
export async function storeMember(
  tx: Db,
  member: NewMember & {
    password_hash: string | null;
    email_proof: Proof;
    phone_proof: Proof;
    terms_agreed_at: Date;
  },
  link: SocialLink | null,
  now: Date,
) {
  const { grade_id } = await tx
    .selectFrom('grades')
    .select('grade_id')
    .where('user_type', '=', 'NORMAL')
    .orderBy('grade_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const stored = await tx
    .insertInto('members')
    .values({
      ...member,
      zipcode: '',
      address: '',
      address_detail: '',
      join_type: link ? 1 : 0,
      sns_type: link?.provider ?? null,
      grade_id,
      state: 'READY',
      login_task: null,
      password_changed_at: now,
      created_at: now,
    })
    .returning(['member_id', 'user_id', 'user_name'])
    .executeTakeFirstOrThrow();
  if (link) {
    await tx
      .insertInto('member_sns')
      .values({ ...link, member_id: stored.member_id, linked_at: now })
      .execute();
  }
  return stored;
}
