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
    const review = await tx
      .selectFrom('reviews')
      .select(['review_id', 'member_id', 'product_id', 'order_line_id'])
      .where('review_id', '=', reviewId)
      .where('member_id', '=', memberId)
      .forUpdate()
      .executeTakeFirst();
    if (!review) throw notFound('삭제할 수 있는 후기가 아닙니다.');
    return takeDown(tx, review, now);
  });
}

type LockedReview = Row<'reviews', 'review_id' | 'member_id' | 'product_id' | 'order_line_id'>;

/** The same of any review, inside the transaction that has locked it. */
export async function takeDown(
  tx: Db,
  { review_id, member_id, product_id, order_line_id }: LockedReview,
  now: Date,
): Promise<number> {
  await tx.updateTable('review_photos').set({ kept_until: now }).where('review_id', '=', review_id).execute();
  await tx.deleteFrom('reviews').where('review_id', '=', review_id).execute();
  await countReviews(tx, product_id);
  if (order_line_id === null || member_id === null) return 0;
  const { order_id } = await tx
    .selectFrom('order_lines')
    .select('order_id')
    .where('order_line_id', '=', order_line_id)
    .executeTakeFirstOrThrow();
  return takeReviewPointsBack(tx, { memberId: member_id, orderId: order_id, lineId: order_line_id, now });
}
