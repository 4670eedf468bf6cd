import type { Db } from '../../platform/database/schema/schema.ts';

/** Grades of a new shop with their discount in whole per cent (spec 2.5) and the KRW that they ask for in a year. */
const defaultGrades = [
  { grade_id: 1, grade_name: 'WELCOME', user_type: 'NORMAL', discount_rate: 1, minimum_spend: 0 },
  { grade_id: 2, grade_name: 'SILVER', user_type: 'NORMAL', discount_rate: 2, minimum_spend: 100_000 },
  { grade_id: 3, grade_name: 'GOLD', user_type: 'NORMAL', discount_rate: 3, minimum_spend: 300_000 },
  { grade_id: 4, grade_name: 'PLATINUM', user_type: 'NORMAL', discount_rate: 5, minimum_spend: 700_000 },
  { grade_id: 5, grade_name: 'VIP', user_type: 'NORMAL', discount_rate: 7, minimum_spend: 1_500_000 },
  { grade_id: 9, grade_name: 'STAFF', user_type: 'STAFF', discount_rate: 20, minimum_spend: null },
] as const;

/** Gives a new database the grades that members join with; one that has grades keeps its own. */
export async function createDefaultGrades(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const known = await tx.selectFrom('grades').select('grade_id').limit(1).executeTakeFirst();
    // Two processes that start at once on an empty database both come here.
    if (!known)
      await tx
        .insertInto('grades')
        .values([...defaultGrades])
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  });
}
