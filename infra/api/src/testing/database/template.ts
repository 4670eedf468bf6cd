import { seed } from '@mall/sample-shop/seed';
import { createDefaultGrades } from '../../people/members/default-grades.ts';
import { migrate } from '../../platform/database/migrate.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { silent } from '../silent-logger.ts';

/** Products of the test catalogue: enough for every list, flag and brand. */
export const testProductCount = 168;

/** Fills the database that every test file starts from a copy of. */
export async function fillTemplate(db: Db): Promise<void> {
  await migrate(db, silent);
  await createDefaultGrades(db);
  await seed(db, { productCount: testProductCount, now: new Date(), logger: silent });
}
