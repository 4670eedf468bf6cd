import { seed } from '@mall/sample-shop/seed';
import { migrate } from '../database/migrate.ts';
import type { Db } from '../database/schema.ts';
import { createDefaultGrades } from '../members/default-grades.ts';
import { silent } from './silent-logger.ts';

/** Products of the test catalogue: enough for every list, flag and brand. */
export const testProductCount = 168;

/** Fills the database that every test file starts from a copy of. */
export async function fillTemplate(db: Db): Promise<void> {
  await migrate(db, silent);
  await createDefaultGrades(db);
  await seed(db, { productCount: testProductCount, now: new Date(), logger: silent });
}
