import { didYouMean } from '@mall/command-line/nearest';
import { sql } from 'kysely';
import type { Db, Row } from '../../../../platform/database/schema/schema.ts';

/** IDs that are compared at most: those that begin and end as what was typed come first. */
const compared = 5000;
const mostNamed = 5;

/** What a message about IDs that no member has ends with: the nearest that there are. */
export async function nearestMembers(tx: Db, typed: string): Promise<string> {
  const { rows } = await sql<Row<'members', 'user_id'>>`
    select user_id from members
    where state <> 'OUT' and abs(length(user_id) - length(${typed}::text)) <= 2
    order by (left(user_id, 2) = left(${typed}::text, 2))::int + (right(user_id, 2) = right(${typed}::text, 2))::int desc,
      user_id limit ${compared}`.execute(tx);
  const ids = rows.map(({ user_id }) => user_id);
  return didYouMean(typed, ids, mostNamed);
}

/** Each of these IDs, with the nearest known ones where it is unknown. */
export async function withNearest(tx: Db, typed: readonly string[]): Promise<string[]> {
  const known = await tx.selectFrom('members').select('user_id').where('user_id', 'in', typed).execute();
  const lines: string[] = [];
  for (const id of typed)
    lines.push(known.some(({ user_id }) => user_id === id) ? id : `${id}${await nearestMembers(tx, id)}`);
  return lines;
}
