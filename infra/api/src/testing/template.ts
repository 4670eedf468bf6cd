import { pino } from 'pino';
import { migrate } from '../database/migrate.ts';
import type { Db } from '../database/schema.ts';
import { seedDatabase } from '../seed/seed-database.ts';

/** Products of the test catalogue: enough for every list, flag and brand. */
export const testProductCount = 168;
export const silent = pino({ level: 'silent' });

/** Fills the database that every test file starts from a copy of. */
export async function fillTemplate(db: Db): Promise<void> {
  await migrate(db, silent);
  await seedDatabase({ db, productCount: testProductCount, now: new Date(), logger: silent });
}
