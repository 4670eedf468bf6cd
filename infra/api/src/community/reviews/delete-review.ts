import { sql } from 'kysely';
import { takeReviewPointsBack } from '../../money/points/review-points.ts';
import type { Db, Row } from '../../platform/database/schema/schema.ts';
import { notFound } from '../../platform/http/create-error.ts';
import { countReviews } from './count-reviews.ts';

/**
 * Deletes the member's own review with its likes, counts it out at the product and takes its points back, in one
 * transaction; returns how many points. Its photos are out of sight at once and off the disk soon. NOT_FOUND otherwise.
 */
export async function deleteReview(db: Db, memberId: number, reviewId: number, now: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await tx
      .selectFrom('reviews')
      .select('review_id')
      .where('review_id', '=', reviewId)
      .where('member_id', '=', memberId)
      .forUpdate()
      .execute();
    await sql`update review_photos set kept_until = ${now}
      where review_id = ${reviewId} and member_id = ${memberId}`.execute(tx);
    const { rows } = await sql<Row<'reviews', 'product_id' | 'order_line_id'>>`
      delete from reviews where review_id = ${reviewId} and member_id = ${memberId}
      returning product_id, order_line_id`.execute(tx);
    const deleted = rows[0];
    if (!deleted) throw notFound('삭제할 수 있는 후기가 아닙니다.');
    await countReviews(tx, deleted.product_id);
    if (deleted.order_line_id === null) return 0;
    const { order_id } = await tx
      .selectFrom('order_lines')
      .select('order_id')
      .where('order_line_id', '=', deleted.order_line_id)
      .executeTakeFirstOrThrow();
    const line = { memberId, orderId: order_id, lineId: deleted.order_line_id, now };
    return takeReviewPointsBack(tx, line);
  });
}
