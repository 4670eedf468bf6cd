import { reviewEditMs } from '@mall/contracts/domain/review-rules';
import { sql } from 'kysely';
import type { Db, Row } from '../../platform/database/schema/schema.ts';
import { offsetOf, paginateOf } from '../../platform/http/pages.ts';
import { type SubjectRow, subjectColumns, subjectOf } from '../text-subject.ts';
import { type ReviewRow, reviewOf, shownFor } from './list-reviews.ts';

/** A page of the reviews that a member wrote, newest first, and which of them may be edited now. */
export async function listMyReviews(
  db: Db,
  memberId: number,
  page: { page: number; limit: number },
  now: Date,
) {
  const { rows } = await sql<ReviewRow & SubjectRow & Row<'reviews', 'order_line_id'> & { total: number }>`
    select ${shownFor(memberId)}, r.order_line_id, ${subjectColumns('r.color_id')}, count(*) over ()::int as total
    from reviews r join products p using (product_id) join brands b using (brand_id)
      left join product_colors c on c.color_id = r.color_id
    where r.member_id = ${memberId} order by r.created_at desc, r.review_id desc
    limit ${page.limit} offset ${offsetOf(page)}`.execute(db);
  return {
    rows: rows.map((row) => ({
      ...reviewOf(row),
      product: subjectOf(row),
      editable_line_id: isEditable(row, now) ? row.order_line_id : null,
    })),
    paginate: paginateOf(page, rows[0]?.total ?? 0),
  };
}

/** Whether a review is young enough to be edited. */
export const isEditable = ({ created_at }: Row<'reviews', 'created_at'>, now: Date): boolean =>
  now.getTime() < created_at.getTime() + reviewEditMs;
