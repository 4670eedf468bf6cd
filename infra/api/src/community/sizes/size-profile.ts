import type { SizeProfile } from '@mall/contracts/api/community/size-advice';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema/schema.ts';

/** The size profile that the member agreed to have stored; null without one. */
export async function readSizeProfile(db: Db, memberId: number): Promise<SizeProfile | null> {
  const { rows } = await sql<SizeProfile>`
    select height_cm, weight_kg, usual from size_profiles where member_id = ${memberId}`.execute(db);
  return rows[0] ?? null;
}

/** Keeps a size profile in place of the one before; the member agreed to it at `now`. */
export async function saveSizeProfile(
  db: Db,
  memberId: number,
  { height_cm, weight_kg, usual }: SizeProfile,
  now: Date,
): Promise<void> {
  await sql`insert into size_profiles (member_id, height_cm, weight_kg, usual, agreed_at)
    values (${memberId}, ${height_cm}, ${weight_kg}, ${JSON.stringify(usual)}::jsonb, ${now})
    on conflict (member_id) do update set height_cm = excluded.height_cm, weight_kg = excluded.weight_kg,
      usual = excluded.usual, agreed_at = excluded.agreed_at`.execute(db);
}

/** Forgets the size profile, if there is one. */
export async function deleteSizeProfile(db: Db, memberId: number): Promise<void> {
  await db.deleteFrom('size_profiles').where('member_id', '=', memberId).execute();
}
