import type { Member } from '@mall/contracts/api/members';
import type { Db } from '../database/schema.ts';
import { notFound } from '../http/create-error.ts';

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
      'sns_list',
      'grade_name',
      'user_type as grade_user_type',
      'point',
    ])
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
  return { ...member, buying_count: member.buying_count ?? 0 };
}
