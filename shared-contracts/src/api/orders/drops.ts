import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { idSchema } from '../catalogue/list-query.ts';

/** A member's latest place in a drop. Times are what is left of them: a browser's clock may be wrong. */
export const dropPlaceSchema = z.object({
  product_option_id: z.int(),
  state: z.enum(['WAITING', 'HELD', 'ORDERED', 'OVER']),
  /** Why it is OVER: its time passed, it was let go, its order was closed unpaid, the drop ended. */
  over_by: z.nullable(z.enum(['LAPSED', 'LET_GO', 'ORDER_CLOSED', 'DROP_ENDED'])),
  pieces: z.int(),
  /** WAITING: people who came earlier for this option. */
  ahead: z.int(),
  /** HELD: ms until the pieces go to the next. */
  left_ms: z.int(),
  /** ORDERED: whether the order waits for its payment. */
  is_unpaid: z.boolean(),
});
export type DropPlace = z.infer<typeof dropPlaceSchema>;

export const dropViewSchema = z.object({
  product_id: z.int(),
  /** ms until it opens, 0 from then on. */
  opens_in_ms: z.int(),
  /** ms until it ends; null without an end. */
  ends_in_ms: z.nullable(z.int()),
  hold_minutes: z.int(),
  /** Pieces that one person may have of it. */
  pieces_per_person: z.int(),
  options: z.array(
    z.object({
      product_option_id: z.int(),
      color_name: z.string(),
      size_name: z.string(),
      /** Pieces that are neither ordered nor held. */
      left: z.int(),
      /** Pieces that are held now; members who wait may get them. */
      held: z.int(),
      waiting: z.int(),
      /** It is on sale: a member who joins gets a piece, or waits for one. */
      is_joinable: z.boolean(),
    }),
  ),
  /** Null for guests, and for members who have had no place. */
  mine: z.nullable(dropPlaceSchema),
});
export type DropView = z.infer<typeof dropViewSchema>;

/** GET /api/drops/{product_id} (decision 131): how a drop stands, for any caller. NOT_FOUND without a living drop. */
export const viewDrop = defineEndpoint({
  id: 'drops.view',
  showsOwn: true,
  method: 'GET',
  path: '/api/drops/:product_id',
  summary: '드롭 현황',
  params: z.object({ product_id: idSchema }),
  data: dropViewSchema,
});

/**
 * POST /api/drops/join: pieces of an option for the hold's minutes, or the last place of its queue. Sent again while a
 * place of this option is alive it changes nothing.
 */
export const joinDrop = defineEndpoint({
  id: 'drops.join',
  method: 'POST',
  path: '/api/drops/join',
  access: 'member',
  summary: '드롭 줄 서기',
  body: z.strictObject({
    product_id: z.int(),
    product_option_id: z.int(),
    pieces: z.int().check(z.minimum(1), z.maximum(99)),
  }),
  data: dropViewSchema,
  codes: ['OUT_OF_STOCK', 'DROP_NOT_OPEN', 'DROP_LIMIT', 'DROP_JOINED', 'DROP_FULL'],
});

/** POST /api/drops/leave: lets a hold go, or leaves the queue. Without a living place it changes nothing. */
export const leaveDrop = defineEndpoint({
  id: 'drops.leave',
  method: 'POST',
  path: '/api/drops/leave',
  access: 'member',
  summary: '드롭 홀드 반납과 대기 취소',
  body: z.strictObject({ product_id: z.int() }),
  data: dropViewSchema,
});
