import { sql } from 'kysely';
import type { Db, Row } from '../../../platform/database/schema/schema.ts';

/** The region of quick delivery that a postcode of five digits lies in; null outside all of them. */
export async function guaranteeRegionOf(db: Db, zipcode: string): Promise<string | null> {
  const { rows } = await sql<Row<'delivery_guarantee_regions', 'region'>>`
    select region from delivery_guarantee_regions
    where first_zipcode <= ${zipcode} and last_zipcode >= ${zipcode} order by first_zipcode desc limit 1`.execute(
    db,
  );
  return rows[0]?.region ?? null;
}
