import type { listLogins as listEndpoint } from '@mall/contracts/api/people/logins';
import type { EndpointData } from '@mall/contracts/endpoint';
import { sql } from 'kysely';
import type { Db, Row } from '../../../platform/database/schema/schema.ts';
import type { LoginSession } from '../../../platform/http/caller.ts';

/** Most that are listed. */
const maximumLogins = 50;

type Token = Row<'login_tokens', 'login_id' | 'device_name' | 'is_mobile' | 'is_remembered'>;

/** Whose logins, and the one that asks; null for an operator. */
interface Asker {
  memberId: number;
  loginId: string | null;
}

/** Where a member is logged in: the login of the caller first, then the latest seen. */
export async function listLogins(
  db: Db,
  { memberId, loginId }: Asker,
  now: Date,
): Promise<EndpointData<typeof listEndpoint>> {
  const { rows } = await sql<Token & { logged_in_at: Date; last_seen_at: Date }>`
    select login_id, max(device_name) as device_name, bool_or(is_mobile) as is_mobile,
      bool_or(is_remembered) as is_remembered, min(issued_at) as logged_in_at,
      max(coalesce(last_used_at, issued_at)) as last_seen_at
    from login_tokens where member_id = ${memberId}::int and expires_at > ${now}::timestamptz
    group by login_id order by login_id = ${loginId}::uuid desc, last_seen_at desc, login_id
    limit ${maximumLogins}`.execute(db);
  return {
    rows: rows.map((row) => ({
      ...row,
      is_current: row.login_id === loginId,
      logged_in_at: row.logged_in_at.toISOString(),
      last_seen_at: row.last_seen_at.toISOString(),
    })),
  };
}

/** Ends these logins of a member, or all but the caller's own; returns how many ended. Another member's are none of them. */
export async function endLogins(
  db: Db,
  { memberId, loginId }: LoginSession,
  ids: readonly string[] | undefined,
): Promise<number> {
  const rows = await db
    .deleteFrom('login_tokens')
    .where('member_id', '=', memberId)
    .where('login_id', ids ? 'in' : '<>', ids ? [...ids] : loginId)
    .returning('login_id')
    .execute();
  return new Set(rows.map(({ login_id }) => login_id)).size;
}
