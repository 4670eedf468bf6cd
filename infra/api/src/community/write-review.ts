import type {
  writeReview as endpoint,
  listWritableReviews as writableEndpoint,
} from '@mall/contracts/api/community/review-writing';
import type { EndpointData, EndpointInput } from '@mall/contracts/endpoint';
import { sql } from 'kysely';
import { giveReviewPoints } from '../money/points/review-points.ts';
import { maskName } from '../people/members/mask-name.ts';
import type { Db, Row } from '../platform/database/schema/schema.ts';
import { createError, notFound } from '../platform/http/create-error.ts';
import { countReviews } from './count-reviews.ts';
import { attachPhotos } from './photos/review-photos.ts';
import { keptLine, writableLines } from './writable-lines.ts';

type Writable = EndpointData<typeof writableEndpoint>['rows'];

/** Lines shown on the list of what can be reviewed. */
const shownLines = 100;

/** What the member bought, has received and has not reviewed, newest first. */
export async function listWritableReviews(db: Db, memberId: number): Promise<Writable> {
  const lines = await writableLines(db, memberId, shownLines);
  return lines.map(({ order_line_id, order_id, product_id, snapshot }) => ({
    order_line_id,
    order_id,
    product_id,
    product_name: snapshot.product_name,
    option: `${snapshot.color_name} / ${snapshot.size_name}`,
    image: snapshot.image,
  }));
}

/**
 * Adds the member's review of an order line with its photos, counts it in at the product and credits its points, in one
 * transaction. NOT_FOUND unless its goods are the member's and with them; ALREADY_REVIEWED for a second one, also of
 * another part of the line that was ordered; PHOTO_EXPIRED when a photo is gone.
 */
export async function writeReview(
  db: Db,
  memberId: number,
  { order_line_id, score, content, photo_ids = [] }: EndpointInput<typeof endpoint>['body'],
  now: Date,
): Promise<EndpointData<typeof endpoint>> {
  return db.transaction().execute(async (tx) => {
    const line = await keptLine(tx, memberId, order_line_id);
    if (!line) throw notFound('후기를 작성할 수 있는 주문 상품이 아닙니다.');
    const member = await tx
      .selectFrom('members')
      .select('user_name')
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
    const { rows } = await sql<Row<'reviews', 'review_id'>>`
      insert into reviews (product_id, score, user_name, option_name, content, created_at, member_id, order_line_id,
        color_id)
      values (${line.product_id}, ${score}, ${maskName(member.user_name)},
        ${`${line.snapshot.color_name} / ${line.snapshot.size_name}`}, ${content}, ${now}, ${memberId},
        ${line.origin_line_id},
        (select color_id from product_options where product_option_id = ${line.product_option_id}))
      on conflict (order_line_id) do nothing returning review_id`.execute(tx);
    const added = rows[0];
    if (!added) throw alreadyReviewed();
    await attachPhotos(tx, photo_ids, { memberId, reviewId: added.review_id, now });
    await countReviews(tx, line.product_id);
    const reviewed = { memberId, orderId: line.order_id, lineId: line.origin_line_id, now };
    const point = await giveReviewPoints(tx, reviewed, photo_ids.length > 0);
    return { review_id: added.review_id, point };
  });
}

const alreadyReviewed = () => createError('ALREADY_REVIEWED');
