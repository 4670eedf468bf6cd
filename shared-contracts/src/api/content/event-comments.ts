import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { idSchema, limitSchema, pageSchema } from '../catalogue/list-query.ts';
import { paginateSchema } from '../catalogue/product-card.ts';

export const eventCommentSchema = z.object({
  comment_id: z.int(),
  /** Masked: 김*연. */
  user: z.string(),
  content: z.string(),
  created_at: z.string(),
  is_mine: z.boolean(),
});
export type EventComment = z.infer<typeof eventCommentSchema>;

/** GET /api/events/{id}/comments: newest first. */
export const listEventComments = defineEndpoint({
  id: 'events.comments',
  showsOwn: true,
  method: 'GET',
  path: '/api/events/:id/comments',
  summary: '이벤트 댓글 목록',
  params: z.object({ id: idSchema }),
  query: z.object({ page: pageSchema, limit: limitSchema }),
  data: z.object({ rows: z.array(eventCommentSchema), paginate: paginateSchema }),
});

export const eventCommentBodySchema = z.strictObject({
  event_id: z.int(),
  content: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, '댓글을 입력해주세요.'),
      z.maxLength(300, '댓글은 300자까지 입력할 수 있습니다.'),
    ),
});

/** POST /api/events/comments: EVENT_CLOSED unless the event runs and takes comments, COMMENT_LIMIT above 3 per event. */
export const writeEventComment = defineEndpoint({
  id: 'events.comment',
  method: 'POST',
  path: '/api/events/comments',
  access: 'member',
  summary: '이벤트 댓글 작성',
  body: eventCommentBodySchema,
  data: z.object({ comment_id: z.int() }),
  codes: ['EVENT_CLOSED', 'COMMENT_LIMIT'],
});

/** DELETE /api/events/comments: the member's own; NOT_FOUND otherwise. */
export const deleteEventComment = defineEndpoint({
  id: 'events.deleteComment',
  method: 'DELETE',
  path: '/api/events/comments',
  access: 'member',
  summary: '이벤트 댓글 삭제',
  body: z.strictObject({ comment_id: z.int() }),
  data: z.object({}),
});
