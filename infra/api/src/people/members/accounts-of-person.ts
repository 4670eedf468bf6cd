import type { IntegrationMember } from '@mall/contracts/api/people/login-refusals';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema/schema.ts';

/** Most accounts that are read; a person has fewer. */
const maximumAccounts = 20;

/** The live accounts of the person behind one of them, that one included, oldest first. */
export async function findAccountsOfPerson(db: Db, memberId: number): Promise<IntegrationMember[]> {
  const { rows } = await sql<Omit<IntegrationMember, 'join_at'> & { created_at: Date }>`
    select m.member_id, m.user_id, m.created_at, g.grade_name,
      coalesce((select jsonb_agg(jsonb_build_object('sns_type', s.provider, 'email', s.email) order by s.provider)
        from member_sns s where s.member_id = m.member_id), '[]') as sns
    from members own
      join members m on m.member_id = own.member_id or m.ci_hash = own.ci_hash
      join grades g on g.grade_id = m.grade_id
    where own.member_id = ${memberId} and m.state = 'ACTIVE'
    order by m.created_at, m.member_id limit ${maximumAccounts}`.execute(db);
  return rows.map(({ created_at, ...row }) => ({ ...row, join_at: created_at.toISOString() }));
}
