import type { ProductView } from '@mall/contracts/api/catalogue/product-view';
import { sql } from 'kysely';
import type { Db, Row } from '../../../platform/database/schema/schema.ts';
import { photosOfReview, type ReviewPhoto, reviewPictures } from '../../pictures/review-pictures.ts';

/** Reviews shown on the product page; the summary counts all of them. */
const shownReviews = 20;

interface ReviewRow
  extends Row<
      'reviews',
      | 'review_id'
      | 'score'
      | 'user_name'
      | 'option_name'
      | 'content'
      | 'created_at'
      | 'picture_views'
      | 'color_id'
    >,
    Row<'products', 'product_id' | 'product_name' | 'garment'> {
  photos: ReviewPhoto[];
  color_name: string | null;
  hex: string | null;
}

/** Newest reviews and their summary; `distribution` counts scores 1 to 5 in that order. */
export async function loadReviews(
  db: Db,
  productId: number,
): Promise<Pick<ProductView, 'reviews' | 'review_summary'>> {
  const { rows } = await sql<ReviewRow>`
    select r.review_id, r.score, r.user_name, r.option_name, r.content, r.created_at, r.picture_views, r.color_id,
      ${photosOfReview} as photos, c.name as color_name, c.hex, p.product_id, p.product_name, p.garment
    from reviews r join products p using (product_id) left join product_colors c on c.color_id = r.color_id
    where r.product_id = ${productId}::int
    order by r.created_at desc, r.review_id desc limit ${shownReviews}`.execute(db);
  const counted = await sql<Row<'reviews', 'score'> & { count: number }>`
    select score, count(*)::int as count from reviews where product_id = ${productId}::int group by score`.execute(
    db,
  );
  const distribution = [1, 2, 3, 4, 5].map(
    (score) => counted.rows.find((row) => row.score === score)?.count ?? 0,
  );
  const count = distribution.reduce((sum, item) => sum + item, 0);
  const points = distribution.reduce((sum, item, index) => sum + item * (index + 1), 0);
  return {
    review_summary: { count, score: count ? Math.round((points / count) * 10) / 10 : 0, distribution },
    reviews: rows.map((row) => ({
      review_id: row.review_id,
      score: row.score,
      user: row.user_name,
      option: row.option_name,
      content: row.content,
      created_at: row.created_at.toISOString(),
      images: reviewPictures(row),
    })),
  };
}
