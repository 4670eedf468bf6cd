import type { Db } from '../../platform/database/schema/schema.ts';
import type { PriceGrade } from '../../platform/http/caller.ts';

/** A grade by its name among the members of one kind, or null. */
export async function findGrade(
  db: Db,
  name: string,
  userType: 'NORMAL' | 'STAFF',
): Promise<PriceGrade | null> {
  const row = await db
    .selectFrom('grades')
    .select(['grade_name', 'discount_rate'])
    .where('grade_name', '=', name)
    .where('user_type', '=', userType)
    .executeTakeFirst();
  return row ?? null;
}
