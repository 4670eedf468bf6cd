import type {
  writeReview as endpoint,
  listWritableReviews as writableEndpoint,
} from '@mall/contracts/api/community/review-writing';
import type { EndpointData, EndpointInput } from '@mall/contracts/endpoint';
import { sql } from 'kysely';
import { goodsKindOf } from '../../catalogue/products/sections/goods-kind-of.ts';
import { giveReviewPoints } from '../../money/points/review-points.ts';
import { maskName } from '../../people/members/mask-name.ts';
import type { Db, Row } from '../../platform/database/schema/schema.ts';
import { createError, notFound } from '../../platform/http/create-error.ts';
import { attachPhotos } from '../photos/review-photos.ts';
import { countReviews } from './count-reviews.ts';
import { type ReceivedLine, receivedLine, writableLines } from './writable-lines.ts';

type Writable = EndpointData<typeof writableEndpoint>;

/** Lines shown on the list of what can be reviewed. */
const shownLines = 100;

/** What the member bought, has received and has not reviewed, newest first; of one product when it is named. */
export async function listWritableReviews(db: Db, memberId: number, productId?: number): Promise<Writable> {
  const lines = await writableLines(db, memberId, { limit: shownLines, productId });
  const { rows } = await sql<Row<'reviews', 'height_cm' | 'weight_kg' | 'is_body_shown'>>`
    select height_cm, weight_kg, is_body_shown from reviews
    where member_id = ${memberId} and (height_cm is not null or weight_kg is not null)
    order by created_at desc limit 1`.execute(db);
  const [last] = rows;
  return {
    rows: lines.map(rowOf),
    body: last ? { height_cm: last.height_cm, weight_kg: last.weight_kg } : null,
    ...(last ? { is_body_shown: last.is_body_shown } : {}),
  };
}

const rowOf = ({ order_line_id, order_id, product_id, snapshot, garment }: ReceivedLine) => ({
  order_line_id,
  order_id,
  product_id,
  product_name: snapshot.product_name,
  option: `${snapshot.color_name} / ${snapshot.size_name}`,
  image: snapshot.image,
  goods_kind: goodsKindOf(garment),
});

/**
 * Adds the member's review of an order line with its photos, counts it at the product and credits points, in one
 * transaction.
 * @throws NOT_FOUND unless the goods are the member's and with them; ALREADY_REVIEWED for a second one, also of another
 * part of the line; PHOTO_EXPIRED when a photo is gone
 */
export async function writeReview(
  db: Db,
  memberId: number,
  body: EndpointInput<typeof endpoint>['body'],
  now: Date,
): Promise<EndpointData<typeof endpoint>> {
  const { order_line_id, score, content, photo_ids = [] } = body;
  const { height_cm = null, weight_kg = null, is_body_shown = false, fit = {} } = body;
  return db.transaction().execute(async (tx) => {
    const line = await receivedLine(tx, memberId, order_line_id);
    if (!line) throw notFound('후기를 작성할 수 있는 주문 상품이 아닙니다.');
    const member = await tx
      .selectFrom('members')
      .select('user_name')
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
    const { rows } = await sql<Row<'reviews', 'review_id'>>`
      insert into reviews (product_id, score, user_name, option_name, content, created_at, member_id, order_line_id,
        color_id, size_name, height_cm, weight_kg, is_body_shown, fit)
      values (${line.product_id}, ${score}, ${maskName(member.user_name)},
        ${`${line.snapshot.color_name} / ${line.snapshot.size_name}`}, ${content}, ${now}, ${memberId},
        ${line.origin_line_id},
        (select color_id from product_options where product_option_id = ${line.product_option_id}),
        ${line.snapshot.size_name}, ${height_cm}, ${weight_kg}, ${is_body_shown}, ${JSON.stringify(fit)}::jsonb)
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
