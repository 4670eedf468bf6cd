import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema/schema.ts';
import { createError, notFound } from '../../platform/http/create-error.ts';

/** Says or takes back that a review helped; returns how many it helped. OWN_REVIEW for one's own. */
export async function likeReview(
  db: Db,
  memberId: number,
  { review_id, is_liked }: { review_id: number; is_liked: boolean },
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    // Locked, so that likes at once are counted one after the other.
    const review = await tx
      .selectFrom('reviews')
      .select('member_id')
      .where('review_id', '=', review_id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!review) throw notFound('존재하지 않는 후기입니다.');
    if (review.member_id === memberId) throw createError('OWN_REVIEW');
    const change = is_liked
      ? sql`insert into review_likes (review_id, member_id) values (${review_id}, ${memberId}) on conflict do nothing`
      : sql`delete from review_likes where review_id = ${review_id} and member_id = ${memberId}`;
    const { numAffectedRows = 0n } = await change.execute(tx);
    const step = (is_liked ? 1 : -1) * Number(numAffectedRows);
    const { like_count } = await tx
      .updateTable('reviews')
      .set((eb) => ({ like_count: eb('like_count', '+', step) }))
      .where('review_id', '=', review_id)
      .returning('like_count')
      .executeTakeFirstOrThrow();
    return like_count;
  });
}
