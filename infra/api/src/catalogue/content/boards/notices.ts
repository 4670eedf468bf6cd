import { sql } from 'kysely';
import type { Db, Row } from '../../../platform/database/schema/schema.ts';
import { notFound } from '../../../platform/http/create-error.ts';
import { offsetOf, pageOf } from '../../../platform/http/pages.ts';
import { hasWord } from './has-word.ts';

const pageSize = 10;

interface NoticeRow extends Row<'notices', 'notice_id' | 'category' | 'title' | 'is_pinned' | 'created_at'> {}

const summaryOf = ({ created_at, ...row }: NoticeRow) => ({ ...row, created_at: created_at.toISOString() });

/** A page of the notice board: pinned ones first, then newest; with a keyword those that have it in title or text. */
export async function listNotices(db: Db, page: number, keyword = '') {
  // The paragraphs, not the brackets and quotes that they are stored with.
  const text = sql`(select string_agg(paragraph, ' ') from jsonb_array_elements_text(content) paragraph)`;
  const having = hasWord(sql`concat_ws(' ', title, ${text})`, keyword);
  const { rows } = await sql<NoticeRow>`
    select notice_id, category, title, is_pinned, created_at from notices where ${having}
    order by is_pinned desc, created_at desc, notice_id desc
    limit ${pageSize} offset ${offsetOf({ page, limit: pageSize })}`.execute(db);
  const counted = await sql<{
    total: number;
  }>`select count(*)::int as total from notices where ${having}`.execute(db);
  const listing = { rows: rows.map(summaryOf), total: counted.rows[0]?.total ?? 0 };
  return pageOf(listing, page, pageSize);
}

/** One notice; NOT_FOUND when there is none. */
export async function viewNotice(db: Db, id: number) {
  const { rows } = await sql<NoticeRow & { content: string[]; related_product_ids: number[] }>`
    select notice_id, category, title, is_pinned, created_at, content, related_product_ids
    from notices where notice_id = ${id}::int`.execute(db);
  const row = rows[0];
  if (!row) throw notFound('존재하지 않는 공지사항입니다.');
  const { content, related_product_ids, ...summary } = row;
  return { ...summaryOf(summary), content, related_product_ids };
}
