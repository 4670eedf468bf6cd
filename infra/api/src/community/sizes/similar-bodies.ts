import type { SizeProposal } from '@mall/contracts/api/community/size-advice';
import { bandEnd, bandOf } from '@mall/contracts/domain/body-measures';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema/schema.ts';
import type { SizedProduct } from './sized-product.ts';

/** Fewer reviewers than this are no evidence, and would reveal too much of each. */
const leastReviewers = 3;
/** Reviews looked at, newest first. */
const maximumReviews = 2_000;

interface Measures {
  height_cm: number;
  weight_kg: number | null;
}

interface SizeCount {
  size_name: string;
  bought: number;
  content: number;
}

/**
 * The size that most reviewers of the same measures bought and found neither too small nor too large: at least three
 * reviewers, and at least half of them of one mind. First those of the same height and weight, then of the same height.
 */
export async function sizeOfSimilarBodies(
  db: Db,
  { product_id, sizes }: SizedProduct,
  { height_cm, weight_kg }: Measures,
): Promise<SizeProposal | null> {
  const height_from = bandOf(height_cm);
  for (const weight_from of weight_kg === null ? [null] : [bandOf(weight_kg), null]) {
    const rows = await countSizes(db, product_id, height_from, weight_from);
    const total = rows.reduce((sum, row) => sum + row.bought, 0);
    const best = rows.find((row) => sizes.includes(row.size_name));
    if (best && total >= leastReviewers && best.content * 2 >= total)
      return {
        reason: 'SIMILAR_BODY',
        size: best.size_name,
        height_from,
        weight_from,
        total,
        chosen: best.content,
      };
  }
  return null;
}

async function countSizes(db: Db, productId: number, height: number, weight: number | null) {
  const sameWeight =
    weight === null ? sql`` : sql`and r.weight_kg between ${weight}::int and ${bandEnd(weight)}::int`;
  const { rows } = await sql<SizeCount>`
    with near as (
      select r.size_name, r.fit ->> 'SIZE' as size_fit from reviews r
      where r.product_id = ${productId}::int and r.size_name is not null
        and r.height_cm between ${height}::int and ${bandEnd(height)}::int ${sameWeight}
      order by r.created_at desc limit ${maximumReviews}
    )
    select size_name, count(*)::int as bought,
      (count(*) filter (where coalesce(size_fit, 'TRUE') = 'TRUE'))::int as content
    from near group by size_name order by content desc, bought desc, size_name`.execute(db);
  return rows;
}
