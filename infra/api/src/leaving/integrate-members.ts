import { nothingPicked } from '@mall/contracts/api/people/member-integration';
import { sql } from 'kysely';
import { lockMembers } from '../people/access/lock-members.ts';
import { findAccountsOfPerson } from '../people/members/accounts-of-person.ts';
import { holdMembers } from '../people/members/hold-member.ts';
import { closeAllLogins } from '../people/members/sessions/login-sessions.ts';
import type { Db } from '../platform/database/schema/schema.ts';
import { createError, invalidRequest } from '../platform/http/create-error.ts';
import { blankMembers } from './leave-member.ts';
import { moveBelongings } from './move-belongings.ts';

interface Integration {
  /** Who asks. */
  member_id: number;
  /** The account that remains. */
  integration_member_id: number;
  /** All accounts that become one; the remaining one may be among them. */
  integration_member_ids: number[];
}

const refused = () => createError('INTEGRATION_REFUSED');

/** Makes several accounts of one person one (spec 5.5, 8.5). All of them have to log in again. */
export async function integrateMembers(db: Db, wanted: Integration, now: Date) {
  const remainingId = wanted.integration_member_id;
  const ids = [...new Set([remainingId, ...wanted.integration_member_ids])];
  await db.transaction().execute(async (tx) => {
    await holdMembers(tx, [...ids, wanted.member_id], 'ALONE');
    const others = ids.filter((id) => id !== remainingId);
    await lockMoving(tx, others);
    await lockMembers(tx, [...ids, wanted.member_id]);
    const own = new Set((await findAccountsOfPerson(tx, wanted.member_id)).map((row) => row.member_id));
    if (ids.some((id) => !own.has(id))) throw refused();
    // Said to be done, it would be asked for again at the next login.
    if (others.length === 0 && own.size > 1) throw invalidRequest(nothingPicked);
    if (others.length > 0) {
      await moveBelongings(tx, others, remainingId, now);
      await raiseGrade(tx, remainingId, others);
      await blankMembers(tx, others, now);
      await tx
        .updateTable('members')
        .set({ integrated_into: remainingId })
        .where('member_id', 'in', others)
        .execute();
    }
    await sql`update members set login_task = null
      where member_id = ${remainingId} and login_task = 'INTEGRATION'`.execute(tx);
    await closeAllLogins(tx, [...ids, wanted.member_id]);
  });
  return {
    member_id: remainingId,
    message: '회원통합이 완료되었습니다. 통합하신 계정으로 다시 로그인해주세요.',
  };
}

/** In the order of decision 49, with their keys. */
const moving = [
  ['orders', 'order_id'],
  ['reviews', 'review_id'],
  ['review_photos', 'photo_id'],
] as const;

/**
 * Locks what refunds, purchases and reviews lock before they come to the member's points (decision 49): they end first,
 * or begin afterwards, but never wait for accounts that wait for them.
 */
async function lockMoving(tx: Db, memberIds: readonly number[]): Promise<void> {
  for (const [table, key] of moving) {
    await sql`select 1 from ${sql.table(table)} where member_id = any(${sql.val([...memberIds])}::int[])
      order by ${sql.ref(key)} for no key update`.execute(tx);
  }
}

/** The remaining account gets the best grade of its kind among all. */
async function raiseGrade(tx: Db, remainingId: number, others: readonly number[]): Promise<void> {
  await sql`update members set grade_id = (
      select g.grade_id from members m join grades g using (grade_id)
      where m.member_id = any(${[remainingId, ...others]}) and g.user_type =
        (select own.user_type from members k join grades own using (grade_id) where k.member_id = ${remainingId})
      order by g.discount_rate desc, g.grade_id limit 1)
    where member_id = ${remainingId}`.execute(tx);
}
