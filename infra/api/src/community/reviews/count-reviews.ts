import { sql } from 'kysely';
import { lockProducts } from '../../catalogue/products/lock-products.ts';
import type { Db } from '../../platform/database/schema/schema.ts';

/** Writes number and mean score of a product's reviews to the product, inside the transaction that changed them. */
export async function countReviews(tx: Db, productId: number): Promise<void> {
  // Locked before it is counted: reviews of one product that change at once would not see each other.
  await lockProducts(tx, [productId]);
  await sql`update products set review_count = r.count, review_score = coalesce(r.score, 0)
    from (select count(*)::int as count, round(avg(score), 1)::float8 as score from reviews
      where product_id = ${productId}) r
    where product_id = ${productId}`.execute(tx);
}
