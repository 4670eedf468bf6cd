import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema/schema.ts';
import { offsetOf, paginateOf } from '../../platform/http/pages.ts';
import { type SubjectRow, subjectColumns, subjectOf } from '../text-subject.ts';
import { type ReviewRow, reviewOf, shownFor } from './list-reviews.ts';

/** A page of the reviews that a member wrote, newest first. */
export async function listMyReviews(db: Db, memberId: number, page: { page: number; limit: number }) {
  const { rows } = await sql<ReviewRow & SubjectRow & { total: number }>`
    select ${shownFor(memberId)}, ${subjectColumns('r.color_id')}, count(*) over ()::int as total
    from reviews r join products p using (product_id) join brands b using (brand_id)
      left join product_colors c on c.color_id = r.color_id
    where r.member_id = ${memberId} order by r.created_at desc, r.review_id desc
    limit ${page.limit} offset ${offsetOf(page)}`.execute(db);
  return {
    rows: rows.map((row) => ({ ...reviewOf(row), product: subjectOf(row) })),
    paginate: paginateOf(page, rows[0]?.total ?? 0),
  };
}
