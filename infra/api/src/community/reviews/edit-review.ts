import type {
  editReview as editEndpoint,
  openReview as openEndpoint,
} from '@mall/contracts/api/community/review-writing';
import { withShopperStatuses } from '@mall/contracts/domain/orders/order-status-groups';
import type { EndpointData, EndpointInput } from '@mall/contracts/endpoint';
import { sql } from 'kysely';
import {
  photosOfReview,
  type ReviewPhoto,
  reviewPhotoPicture,
} from '../../catalogue/pictures/review-pictures.ts';
import { goodsKindOf } from '../../catalogue/products/sections/goods-kind-of.ts';
import { givePhotoPoints } from '../../money/points/review-points.ts';
import type { Db, Row } from '../../platform/database/schema/schema.ts';
import { createError, notFound } from '../../platform/http/create-error.ts';
import { replacePhotos } from '../photos/review-photos.ts';
import { countReviews } from './count-reviews.ts';
import { isEditable } from './my-reviews.ts';

const missing = () => notFound('수정할 수 있는 후기가 아닙니다.');
const ended = () => createError('REVIEW_EDIT_ENDED');

interface OpenedRow
  extends Row<
      'reviews',
      | 'review_id'
      | 'option_name'
      | 'score'
      | 'content'
      | 'height_cm'
      | 'weight_kg'
      | 'is_body_shown'
      | 'created_at'
    >,
    Row<'products', 'garment'> {
  order_line_id: number;
  fit: EndpointData<typeof openEndpoint>['fit'];
  photos: ReviewPhoto[];
}

/** The member's review as its form begins. NOT_FOUND for any other, REVIEW_EDIT_ENDED when its time is over. */
export async function openReview(
  db: Db,
  { memberId, reviewId, now }: { memberId: number; reviewId: number; now: Date },
): Promise<EndpointData<typeof openEndpoint>> {
  const { rows } = await sql<OpenedRow>`
    select r.review_id, r.order_line_id, r.option_name, r.score, r.content, r.height_cm, r.weight_kg, r.is_body_shown,
      r.fit, r.created_at, p.garment, ${photosOfReview} as photos
    from reviews r join products p using (product_id)
    where r.review_id = ${reviewId} and r.member_id = ${memberId} and r.order_line_id is not null`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw missing();
  if (!isEditable(row, now)) throw ended();
  const { review_id, order_line_id, option_name, score, content, is_body_shown, fit, garment } = row;
  return {
    review_id,
    order_line_id,
    option: option_name,
    score,
    content,
    body: { height_cm: row.height_cm, weight_kg: row.weight_kg },
    is_body_shown,
    fit,
    photos: row.photos.map((photo) => ({
      photo_id: photo.photo_id,
      image: reviewPhotoPicture(photo, '후기 사진'),
    })),
    goods_kind: goodsKindOf(garment),
  };
}

/**
 * Says the member's review anew, with its photos, counts it at the product and credits photos that are its first, in one
 * transaction; returns how many points. NOT_FOUND, REVIEW_EDIT_ENDED and PHOTO_EXPIRED leave everything as it was.
 */
export async function editReview(
  db: Db,
  memberId: number,
  body: EndpointInput<typeof editEndpoint>['body'],
  now: Date,
): Promise<number> {
  const { review_id, score, content, photo_ids = [] } = body;
  const { height_cm = null, weight_kg = null, is_body_shown = false, fit = {} } = body;
  return db.transaction().execute(async (tx) => {
    const review = await tx
      .selectFrom('reviews')
      .select(['product_id', 'order_line_id', 'created_at'])
      .where('review_id', '=', review_id)
      .where('member_id', '=', memberId)
      .forUpdate()
      .executeTakeFirst();
    if (!review || review.order_line_id === null) throw missing();
    if (!isEditable(review, now)) throw ended();
    // Set even where they are the same: the trigger that empties caches does not watch photos.
    await sql`update reviews set score = ${score}, content = ${content}, height_cm = ${height_cm},
      weight_kg = ${weight_kg}, is_body_shown = ${is_body_shown}, fit = ${JSON.stringify(fit)}::jsonb
      where review_id = ${review_id}`.execute(tx);
    await replacePhotos(tx, photo_ids, { memberId, reviewId: review_id, now });
    await countReviews(tx, review.product_id);
    if (photo_ids.length === 0) return 0;
    const orderId = await orderOfReceivedLine(tx, review.order_line_id);
    return orderId === null
      ? 0
      : givePhotoPoints(tx, { memberId, orderId, lineId: review.order_line_id, now });
  });
}

/** The order of a line of which the buyer still has a part; null when all of it went back. */
async function orderOfReceivedLine(tx: Db, lineId: number): Promise<string | null> {
  const line = await tx
    .selectFrom('order_lines')
    .select('order_id')
    .where((eb) => eb.or([eb('order_line_id', '=', lineId), eb('origin_line_id', '=', lineId)]))
    .where('status', 'in', withShopperStatuses)
    .executeTakeFirst();
  return line?.order_id ?? null;
}
