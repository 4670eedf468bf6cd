import { sql } from 'kysely';
import * as z from 'zod';
import { memberStates } from '../../../../platform/database/schema/column-types.ts';
import type { Row } from '../../../../platform/database/schema/schema.ts';
import { containing, digitsOf, lookedAt, maximumListed } from '../looked-at.ts';
import { operatorCommand } from '../operator-command.ts';
import { ageAt } from './age-at.ts';

interface FoundMember
  extends Row<'members', 'user_id' | 'user_name' | 'phone' | 'email' | 'state' | 'birthday_date'>,
    Row<'members', 'created_at'>,
    Row<'grades', 'grade_name'> {}

/** Members by part of an ID, name or e-mail, or by a phone number; all without words. Who looked for whom is on record. */
export const findMembers = operatorCommand(
  z.strictObject({
    search: z.string().trim().min(2).max(60).optional(),
    state: z.enum(memberStates).optional(),
    count: z.int().min(1).max(maximumListed),
  }),
  async ({ search = '', state, count }, { tx, now }) => {
    const like = containing(search);
    const phone = digitsOf(search);
    const { rows } = await sql<FoundMember>`
      select user_id, user_name, phone, email, state, birthday_date::text as birthday_date, created_at, grade_name
      from members join grades using (grade_id)
      where (${state ?? null}::text is null or state = ${state ?? null}::text)
        and (user_id ilike ${like} or user_name ilike ${like} or email ilike ${like}
          or (length(${phone}::text) >= 4 and phone like '%' || ${phone}::text || '%'))
      order by created_at desc, member_id limit ${count}::int`.execute(tx);
    const lines = rows.map((member) =>
      [
        member.user_id,
        member.user_name,
        ageAt(member.birthday_date, now),
        member.phone || 'no phone',
        member.email,
        member.grade_name,
        member.state,
        member.created_at.toISOString(),
      ].join('  '),
    );
    return {
      lines: lines.length > 0 ? lines : ['no member is found'],
      changes: lookedAt('members', { search, state, listed: rows.length }),
    };
  },
);
