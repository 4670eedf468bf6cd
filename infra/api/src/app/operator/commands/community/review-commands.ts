import { sql } from 'kysely';
import * as z from 'zod';
import { takeDown } from '../../../../community/reviews/delete-review.ts';
import type { Row } from '../../../../platform/database/schema/schema.ts';
import { containing, maximumListed } from '../looked-at.ts';
import { operatorCommand, refused } from '../operator-command.ts';

interface FoundReview
  extends Row<'reviews', 'review_id' | 'score' | 'content' | 'created_at' | 'user_name' | 'product_id'> {
  product_name: string;
  photos: number;
}

/** Reviews by words in them, product and score, newest first. */
export const listReviews = operatorCommand(
  z.strictObject({
    search: z.string().trim().min(1).max(60).optional(),
    product_id: z.int().positive().optional(),
    /** Of this many stars and fewer. */
    at_most: z.int().min(1).max(5),
    count: z.int().min(1).max(maximumListed),
  }),
  async ({ search, product_id, at_most, count }, { tx }) => {
    const { rows } = await sql<FoundReview>`
      select r.review_id, r.score, r.content, r.created_at, r.user_name, r.product_id, p.product_name,
        (select count(*)::int from review_photos f where f.review_id = r.review_id) as photos
      from reviews r join products p using (product_id)
      where r.score <= ${at_most}::int and (${product_id ?? null}::int is null or r.product_id = ${product_id ?? null}::int)
        and (${search ?? null}::text is null or r.content ilike ${containing(search ?? '')})
      order by r.created_at desc, r.review_id desc limit ${count}::int`.execute(tx);
    const lines = rows.flatMap((row) => [
      `review ${row.review_id}  ${row.created_at.toISOString()}  ${row.score} stars  ${row.user_name}  ${row.photos} photos  product ${row.product_id} ${row.product_name}`,
      `  ${row.content}`,
    ]);
    return { lines: lines.length > 0 ? lines : ['no review is found'], changes: [] };
  },
);

/** Takes a review down that may not stand: with its photos, and its points go back. Its text stays in the audit log. */
export const removeReview = operatorCommand(
  z.strictObject({ review_id: z.int().positive(), reason: z.string().trim().min(1).max(200) }),
  async ({ review_id, reason }, { tx, now }) => {
    const review = await tx
      .selectFrom('reviews')
      .select(['review_id', 'member_id', 'user_name', 'score', 'content', 'product_id', 'order_line_id'])
      .where('review_id', '=', review_id)
      .forUpdate()
      .executeTakeFirst();
    if (!review) throw refused(`there is no review ${review_id}`);
    const points = await takeDown(tx, review, now);
    const { member_id, user_name, score, content } = review;
    return {
      lines: [`review ${review_id} is taken down; ${points} points went back`],
      changes: [
        {
          subject: `review ${review_id}`,
          before: { member_id, user_name, score, content },
          after: { reason },
        },
      ],
    };
  },
);
