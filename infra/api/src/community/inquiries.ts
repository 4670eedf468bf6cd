import type { writeInquiry as endpoint, Inquiry } from '@mall/contracts/api/community/inquiries';
import type { EndpointInput } from '@mall/contracts/endpoint';
import { sql } from 'kysely';
import { lockAuthor } from '../people/members/lock-author.ts';
import type { Db, Row } from '../platform/database/schema/schema.ts';
import type { LoginSession } from '../platform/http/caller.ts';
import { createError, notFound } from '../platform/http/create-error.ts';
import { offsetOf, paginateOf } from '../platform/http/pages.ts';

const dayMs = 86_400_000;
/** Inquiries of one member in a day. */
const dailyLimit = 20;

export interface InquiryRow
  extends Pick<Inquiry, 'inquiry_id' | 'product_id' | 'category' | 'is_secret'>,
    Row<
      'product_inquiries',
      'member_id' | 'user_name' | 'content' | 'created_at' | 'answer' | 'answered_at'
    > {}

interface ListQuery {
  product_id: number;
  page: number;
  limit: number;
  isMine: boolean;
}

/** A page of a product's inquiries, newest first. A secret one shows its text to its writer and to administrators only. */
export async function listInquiries(db: Db, query: ListQuery, caller: LoginSession | null) {
  const only = query.isMine ? sql`and i.member_id = ${caller?.memberId ?? null}::int` : sql``;
  const ofProduct = sql`from product_inquiries i where i.product_id = ${query.product_id} ${only}`;
  const { rows } = await sql<InquiryRow>`
    select i.* ${ofProduct} order by i.created_at desc, i.inquiry_id desc
    limit ${query.limit} offset ${offsetOf(query)}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total ${ofProduct}`.execute(db);
  return {
    rows: rows.map((row) => inquiryOf(row, caller)),
    paginate: paginateOf(query, counted.rows[0]?.total ?? 0),
  };
}

export function inquiryOf(row: InquiryRow, caller: LoginSession | null): Inquiry {
  const is_mine = caller !== null && row.member_id === caller.memberId;
  const isReadable = !row.is_secret || is_mine || caller?.isAdmin === true;
  return {
    inquiry_id: row.inquiry_id,
    product_id: row.product_id,
    category: row.category,
    user: row.user_name,
    is_secret: row.is_secret,
    is_mine,
    content: isReadable ? row.content : null,
    created_at: row.created_at.toISOString(),
    is_answered: row.answered_at !== null,
    answer:
      isReadable && row.answer !== null && row.answered_at
        ? { content: row.answer, created_at: row.answered_at.toISOString() }
        : null,
  };
}

/** Adds an inquiry. NOT_FOUND for a product that is not on sale, INQUIRY_LIMIT above the day's number. */
export async function writeInquiry(
  db: Db,
  memberId: number,
  { product_id, category, is_secret, content }: EndpointInput<typeof endpoint>['body'],
  now: Date,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const author = await lockAuthor(tx, memberId);
    const since = new Date(now.getTime() - dayMs);
    const { rows: recent } = await sql<{ count: number }>`
      select count(*)::int as count from product_inquiries
      where member_id = ${memberId} and created_at > ${since}`.execute(tx);
    if ((recent[0]?.count ?? 0) >= dailyLimit) throw createError('INQUIRY_LIMIT');
    const { rows } = await sql<Row<'product_inquiries', 'inquiry_id'>>`
      insert into product_inquiries (product_id, member_id, user_name, category, is_secret, content, created_at)
      select product_id, ${memberId}, ${author}, ${category}, ${is_secret}, ${content}, ${now}
      from products where product_id = ${product_id} and not is_hidden returning inquiry_id`.execute(tx);
    const added = rows[0];
    if (!added) throw notFound('판매가 종료되었거나 존재하지 않는 상품입니다.');
    return added.inquiry_id;
  });
}

/** Deletes the member's own inquiry while it has no answer; NOT_FOUND otherwise. */
export async function deleteInquiry(db: Db, memberId: number, inquiryId: number): Promise<void> {
  const { rows } = await sql`
    delete from product_inquiries
    where inquiry_id = ${inquiryId} and member_id = ${memberId} and answered_at is null
    returning inquiry_id`.execute(db);
  if (rows.length === 0) throw notFound('삭제할 수 있는 문의가 아닙니다.');
}
