import { sql } from 'kysely';
import type { Db } from '../platform/database/schema/schema.ts';
import type { LoginSession } from '../platform/http/caller.ts';
import { offsetOf, paginateOf } from '../platform/http/pages.ts';
import { type InquiryRow, inquiryOf } from './inquiries.ts';
import { type SubjectRow, subjectColumns, subjectOf } from './text-subject.ts';

/** A page of a member's inquiries about any product, newest first. */
export async function listMyInquiries(db: Db, member: LoginSession, page: { page: number; limit: number }) {
  const { rows } = await sql<InquiryRow & SubjectRow & { total: number }>`
    select i.*, ${subjectColumns('null::int')}, count(*) over ()::int as total
    from product_inquiries i join products p using (product_id) join brands b using (brand_id)
    where i.member_id = ${member.memberId} order by i.created_at desc, i.inquiry_id desc
    limit ${page.limit} offset ${offsetOf(page)}`.execute(db);
  return {
    rows: rows.map((row) => ({ ...inquiryOf(row, member), product: subjectOf(row) })),
    paginate: paginateOf(page, rows[0]?.total ?? 0),
  };
}
