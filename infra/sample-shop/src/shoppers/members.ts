import { insertRows } from '@mall/api/platform/database/insert-rows';
import type { Db } from '@mall/api/platform/database/schema/schema';
import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { homeOf } from './homes.ts';
import { sampleCiHash, sampleMembers } from './sample-members.ts';

/** Password of every sample member; the shop is a sample until real members are imported. */
export const samplePassword = 'Wool!Coat72';

const dayMs = 86_400_000;
const noAddress = { zipcode: '', address: '', address_detail: '' };

/** Adds the sample members: every grade, every provider, every result of a login. */
export async function seedMembers(db: Db, now: Date): Promise<void> {
  // One hash for all: each takes a good part of a second on purpose.
  const passwordHash = await hash(samplePassword);
  await insertRows(
    db,
    'members',
    sampleMembers.map((sample, index) => {
      const { user_id, user_name, grade_id, point = 0, state = 'ACTIVE', login_task = null, social } = sample;
      const isOut = state === 'OUT';
      return {
        user_id,
        user_name,
        grade_id,
        point,
        state,
        login_task,
        ...(isOut ? noAddress : homeOf(index)),
        email: isOut ? '' : `${user_id}@example.com`,
        phone: isOut ? '' : `0100000${String(index + 1).padStart(4, '0')}`,
        gender: isOut ? null : sample.gender,
        birthday_date: isOut ? null : sample.birthday,
        ci_hash: isOut || sample.has_no_ci ? null : sampleCiHash(sample),
        phone_proof: isOut || sample.has_no_ci ? 0 : 2,
        email_proof: isOut ? 0 : 1,
        join_type: social ? 1 : 0,
        sns_type: social?.provider ?? null,
        sns_list: [],
        password_hash: social ? null : passwordHash,
        is_ci_waived: false,
        is_admin: sample.is_admin ?? false,
        is_sms_agreed: false,
        is_email_agreed: false,
        out_at: isOut ? now : null,
        created_at: new Date(now.getTime() - (sampleMembers.length - index) * dayMs),
      };
    }),
  );
  for (const { user_id, social, integrated_into } of sampleMembers) {
    if (social)
      await sql`insert into member_sns (provider, sns_id, member_id, email, linked_at)
        select ${social.provider}, ${social.sns_id}, member_id, email, ${now} from members
        where user_id = ${user_id}`.execute(db);
    if (integrated_into)
      await sql`update members set integrated_into =
          (select member_id from members where user_id = ${integrated_into})
        where user_id = ${user_id}`.execute(db);
  }
}

/** Keeps the samples' passwords as old as they are meant to be, however long ago the shop was seeded. */
export async function refreshSamplePasswords(db: Db, now: Date): Promise<void> {
  for (const { user_id, password_days = 0 } of sampleMembers)
    await sql`update members set password_changed_at = ${new Date(now.getTime() - password_days * dayMs)}
      where user_id = ${user_id} and email = ${`${user_id}@example.com`}`.execute(db);
}
