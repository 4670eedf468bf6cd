import type { Member } from '@mall/contracts/api/people/members';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/schema/schema.ts';
import { notFound } from '../../../platform/http/create-error.ts';

/** A member's own details (spec 3.2); `buying_count` counts paid orders. */
export async function viewMember(db: Db, memberId: number): Promise<Member> {
  const member = await db
    .selectFrom('members')
    .innerJoin('grades', 'grades.grade_id', 'members.grade_id')
    .select([
      'member_id',
      'user_id',
      'user_name',
      'email',
      'phone',
      'zipcode',
      'address',
      'address_detail',
      'join_type',
      'sns_type',
      'grade_name',
      'user_type as grade_user_type',
      'point',
      'nick_name',
      'gender',
      'birthday_date',
      'is_sms_agreed',
      'is_email_agreed',
      'is_push_agreed',
      'sms_agreed_at',
      'email_agreed_at',
      'push_agreed_at',
      'is_admin',
    ])
    .select((eb) => eb('password_hash', 'is not', null).as('has_password'))
    .select(
      sql<Member['sns_list']>`coalesce((
        select jsonb_agg(jsonb_build_object('sns_type', provider, 'email', s.email) order by provider)
        from member_sns s where s.member_id = members.member_id), '[]')`.as('sns_list'),
    )
    .select((eb) =>
      eb
        .selectFrom('orders')
        .select((count) => count.cast<number>(count.fn.countAll(), 'integer').as('count'))
        .whereRef('orders.member_id', '=', 'members.member_id')
        .where('payment_state', '=', 'PAID')
        .as('buying_count'),
    )
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!member) throw notFound();
  const { sms_agreed_at, email_agreed_at, push_agreed_at, has_password, ...row } = member;
  return {
    ...row,
    buying_count: member.buying_count ?? 0,
    sms_agreed_at: sms_agreed_at?.toISOString() ?? null,
    email_agreed_at: email_agreed_at?.toISOString() ?? null,
    push_agreed_at: push_agreed_at?.toISOString() ?? null,
    has_password: Boolean(has_password),
  };
}
