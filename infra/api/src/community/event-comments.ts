import type { EventComment } from '@mall/contracts/api/content/event-comments';
import { sql } from 'kysely';
import { lockAuthor } from '../people/members/lock-author.ts';
import type { Db, Row } from '../platform/database/schema/schema.ts';
import { createError, notFound } from '../platform/http/create-error.ts';
import { offsetOf, paginateOf } from '../platform/http/pages.ts';

/** Comments of one member at one event. */
const commentLimit = 3;

type CommentRow = Omit<EventComment, 'created_at' | 'user'> & { user_name: string; created_at: Date };

/** A page of an event's comments, newest first. */
export async function listEventComments(
  db: Db,
  { eventId, ...page }: { eventId: number; page: number; limit: number },
  memberId: number | null,
) {
  const ofEvent = sql`from event_comments where event_id = ${eventId}
    and not (select is_hidden from events e where e.event_id = event_comments.event_id)`;
  const { rows } = await sql<CommentRow>`
    select comment_id, user_name, content, created_at, coalesce(member_id = ${memberId}::int, false) as is_mine
    ${ofEvent}
    order by created_at desc, comment_id desc limit ${page.limit} offset ${offsetOf(page)}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total ${ofEvent}`.execute(db);
  return {
    rows: rows.map(({ user_name, created_at, ...row }) => ({
      ...row,
      user: user_name,
      created_at: created_at.toISOString(),
    })),
    paginate: paginateOf(page, counted.rows[0]?.total ?? 0),
  };
}

/** Adds a comment while the event runs and takes comments. Failures as the endpoint says. */
export async function writeEventComment(
  db: Db,
  memberId: number,
  { event_id, content }: { event_id: number; content: string },
  now: Date,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { rows: events } = await sql<{ is_open: boolean }>`
      select has_comments and start_at <= ${now} and end_at > ${now} as is_open from events
      where event_id = ${event_id} and not is_hidden`.execute(tx);
    const event = events[0];
    if (!event) throw notFound('종료되었거나 존재하지 않는 이벤트입니다.');
    if (!event.is_open) throw createError('EVENT_CLOSED');
    const author = await lockAuthor(tx, memberId);
    const { rows: own } = await sql<{ count: number }>`
      select count(*)::int as count from event_comments
      where event_id = ${event_id} and member_id = ${memberId}`.execute(tx);
    if ((own[0]?.count ?? 0) >= commentLimit)
      throw createError('COMMENT_LIMIT', `댓글은 ${commentLimit}개까지 작성할 수 있습니다.`);
    const { rows } = await sql<Row<'event_comments', 'comment_id'>>`
      insert into event_comments (event_id, member_id, user_name, content, created_at)
      values (${event_id}, ${memberId}, ${author}, ${content}, ${now})
      returning comment_id`.execute(tx);
    return rows[0]?.comment_id ?? 0;
  });
}

/** Deletes the member's own comment; NOT_FOUND otherwise. */
export async function deleteEventComment(db: Db, memberId: number, commentId: number): Promise<void> {
  const { rows } = await sql`
    delete from event_comments where comment_id = ${commentId} and member_id = ${memberId}
    returning comment_id`.execute(db);
  if (rows.length === 0) throw notFound('댓글을 찾을 수 없습니다.');
}
