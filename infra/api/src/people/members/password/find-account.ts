import { sql } from 'kysely';
import type { Db, Row } from '../../../platform/database/schema/schema.ts';
import { createError } from '../../../platform/http/create-error.ts';
import { issueTicket } from '../../access/tickets.ts';
import { readIdentity, takeIdentity } from '../../identity/identity-facts.ts';

interface Context {
  db: Db;
  sessionId: string;
  now: Date;
}

const noSuchMember = () => createError('MEMBER_NULL', '입력하신 정보와 일치하는 회원이 없습니다.');
const maximumRows = 20;

/** `shopper01` is shown as `sho****01`: enough to remember by, not to log in with. */
function maskUserId(userId: string): string {
  return `${userId.slice(0, 3)}${'*'.repeat(Math.max(1, userId.length - 5))}${userId.slice(-2)}`;
}

/** The IDs of the person behind an identity check, masked, newest first. */
export async function findIds(ci: string, { db, sessionId, now }: Context) {
  const facts = await readIdentity(db, { ci, sessionId, now });
  const { rows } = await sql<Row<'members', 'user_id' | 'created_at'> & { sns_types: string[] }>`
    select user_id, created_at,
      array(select provider from member_sns s where s.member_id = m.member_id order by provider) as sns_types
    from members m where ci_hash = ${facts.ci_hash} and state <> 'OUT'
    order by created_at desc, member_id desc limit ${maximumRows}`.execute(db);
  if (rows.length === 0) throw noSuchMember();
  return rows.map(({ user_id, created_at, sns_types }) => ({
    user_id: maskUserId(user_id),
    join_at: created_at.toISOString(),
    sns_types,
  }));
}

/** A token that sets a new password, for the person whose ID it is. The identity check is used up. */
export async function findPassword(ci: string, userId: string, { db, sessionId, now }: Context) {
  return db.transaction().execute(async (tx) => {
    const facts = await takeIdentity(tx, { ci, sessionId, now });
    const member = await tx
      .selectFrom('members')
      .select('member_id')
      .where('user_id', '=', userId.toLowerCase())
      .where('ci_hash', '=', facts.ci_hash)
      .where('password_hash', 'is not', null)
      .where('state', '<>', 'OUT')
      .executeTakeFirst();
    if (!member) throw noSuchMember();
    return issueTicket(tx, { kind: 'PASSWORD_RESET', sessionId, memberId: member.member_id }, now);
  });
}
