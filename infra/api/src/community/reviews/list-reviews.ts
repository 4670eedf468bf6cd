import type { Fit } from '@mall/contracts/api/community/review-body';
import type { Review } from '@mall/contracts/api/community/reviews';
import { type RawBuilder, sql } from 'kysely';
import { loadCardMap } from '../../catalogue/lists/cards/load-cards.ts';
import {
  hasPictures,
  photosOfReview,
  type ReviewPhoto,
  reviewPictures,
} from '../../catalogue/pictures/review-pictures.ts';
import type { PriceView } from '../../catalogue/pricing/price-view.ts';
import type { Db, Row } from '../../platform/database/schema/schema.ts';
import { offsetOf, paginateOf } from '../../platform/http/pages.ts';
import { conditionsOf, type ReviewFilter } from './review-filter.ts';

type Sort = 'NEWDESC' | 'LIKEDESC' | 'SCOREDESC' | 'SCOREASC';

const orders: Record<Sort, RawBuilder<unknown>> = {
  NEWDESC: sql`r.created_at desc, r.review_id desc`,
  LIKEDESC: sql`r.like_count desc, r.created_at desc, r.review_id desc`,
  SCOREDESC: sql`r.score desc, r.created_at desc, r.review_id desc`,
  SCOREASC: sql`r.score, r.created_at desc, r.review_id desc`,
};

export interface ReviewRow
  extends Row<
      'reviews',
      | 'review_id'
      | 'product_id'
      | 'score'
      | 'user_name'
      | 'option_name'
      | 'content'
      | 'created_at'
      | 'like_count'
      | 'picture_views'
      | 'color_id'
      | 'height_cm'
      | 'weight_kg'
      | 'is_body_shown'
    >,
    Row<'products', 'product_name' | 'garment'> {
  fit: Fit;
  is_liked: boolean;
  is_mine: boolean;
  photos: ReviewPhoto[];
  color_name: string | null;
  hex: string | null;
}

interface Page {
  page: number;
  limit: number;
}

interface ListQuery extends Page, ReviewFilter {
  product_id: number;
  sort: Sort;
}

/** What a list shows of each review `r` of a product `p`, to this member or to a guest. */
export const shownFor = (
  memberId: number | null,
) => sql`r.review_id, r.product_id, r.score, r.user_name, r.option_name,
  r.content, r.created_at, r.like_count, r.picture_views, r.color_id, r.height_cm, r.weight_kg,
  r.is_body_shown, r.fit, c.name as color_name, c.hex, p.product_name,
  p.garment, ${photosOfReview} as photos, coalesce(r.member_id = ${memberId}::int, false) as is_mine,
  exists (select 1 from review_likes l where l.review_id = r.review_id and l.member_id = ${memberId}::int) as is_liked`;

/** A page of a product's reviews; `photo_count` counts those with pictures, whatever is filtered. */
export async function listReviews(db: Db, query: ListQuery, memberId: number | null) {
  const only = conditionsOf(query);
  const { rows } = await sql<ReviewRow>`
    select ${shownFor(memberId)} from reviews r join products p using (product_id)
      left join product_colors c on c.color_id = r.color_id
    where r.product_id = ${query.product_id} and not p.is_hidden ${only}
    order by ${orders[query.sort]} limit ${query.limit} offset ${offsetOf(query)}`.execute(db);
  const { rows: counts } = await sql<{ total: number; photo_count: number }>`
    select (count(*) filter (where true ${only}))::int as total, (count(*) filter (where ${hasPictures}))::int as photo_count
    from reviews r join products p using (product_id)
    where product_id = ${query.product_id} and not p.is_hidden`.execute(db);
  const { total, photo_count } = counts[0] ?? { total: 0, photo_count: 0 };
  return {
    rows: rows.map(reviewOf),
    photo_count,
    paginate: paginateOf(query, total),
  };
}

/** Best reviews listed at most: a longer board is not read to its end. */
const maximumBest = 500;

/** A page of the reviews of a site that helped most: four stars and more, of products on sale. */
export async function listBestReviews(
  db: Db,
  { siteId, isPhotoOnly, ...page }: Page & { siteId: number; isPhotoOnly: boolean },
  memberId: number | null,
  view: PriceView,
) {
  const best = sql`from reviews r join products p using (product_id) join brands b using (brand_id)
    where r.score >= 4 and not p.is_hidden and (${siteId}::int = 1 or b.family_site_id = ${siteId}::int)
      ${isPhotoOnly ? sql`and ${hasPictures}` : sql``}
    order by r.like_count desc, r.review_id desc limit ${maximumBest}`;
  const { rows } = await sql<ReviewRow>`
    with best as (select r.review_id ${best})
    select ${shownFor(memberId)} from best join reviews r using (review_id) join products p using (product_id)
      left join product_colors c on c.color_id = r.color_id
    order by r.like_count desc, r.review_id desc limit ${page.limit} offset ${offsetOf(page)}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from (select r.review_id ${best}) best`.execute(db);
  const cards = await loadCardMap(
    db,
    rows.map((row) => row.product_id),
    view,
  );
  return {
    paginate: paginateOf(page, counted.rows[0]?.total ?? 0),
    rows: rows.flatMap((row) => {
      const product = cards.get(row.product_id);
      return product ? [{ ...reviewOf(row), product }] : [];
    }),
  };
}

export function reviewOf(row: ReviewRow): Review {
  return {
    review_id: row.review_id,
    product_id: row.product_id,
    score: row.score,
    user: row.user_name,
    option: row.option_name,
    content: row.content,
    created_at: row.created_at.toISOString(),
    images: reviewPictures(row),
    like_count: row.like_count,
    is_liked: row.is_liked,
    is_mine: row.is_mine,
    body: bodyOf(row),
    fit: row.fit,
  };
}

/** The writer's measures, as far as they are shown; null when nothing is left to show. */
function bodyOf({ is_body_shown, height_cm, weight_kg }: ReviewRow): Review['body'] {
  return is_body_shown && (height_cm !== null || weight_kg !== null) ? { height_cm, weight_kg } : null;
}
