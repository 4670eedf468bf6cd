import type { Db } from '@mall/api/platform/database/schema/schema';
import { sql } from 'kysely';

/** Pieces of each option of a drop, and of the first one: few enough for a queue to be seen. */
const pieces = 3;
const firstPieces = 1;
const terms = { hold_minutes: 10, pieces_per_person: 1 };

/** Two products are sold by holds, one of them later (schedule.ts says when): the dearest without promotions. */
export async function seedDrops(db: Db, now: Date): Promise<void> {
  const { rows } = await sql<{ product_id: number }>`
    select product_id from products p where promotions = '{}' and not is_sold_out and not is_hidden
    order by sell_price desc, product_id limit 2`.execute(db);
  for (const { product_id } of rows) {
    await sql`update product_options o set stock = case when product_option_id = (
        select min(product_option_id) from product_options where product_id = o.product_id and stock > 0)
        then ${firstPieces}::int else ${pieces}::int end
      where product_id = ${product_id} and stock > 0`.execute(db);
    await db
      .insertInto('drops')
      .values({ product_id, opens_at: now, ends_at: null, ...terms, created_at: now })
      .execute();
  }
}
