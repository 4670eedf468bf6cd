import { bandEnd } from '@mall/contracts/domain/body-measures';
import { type RawBuilder, sql } from 'kysely';
import { hasPictures } from '../../catalogue/pictures/review-pictures.ts';

/** What a list of reviews is narrowed to; `height` (cm) and `weight` (kg) are first values of bands. */
export interface ReviewFilter {
  isPhotoOnly: boolean;
  score?: number | undefined;
  size?: string | undefined;
  color_id?: number | undefined;
  height?: number | undefined;
  weight?: number | undefined;
}

/** The filter as conditions about a review `r`. Measures that a writer does not show match no filter. */
export function conditionsOf(filter: ReviewFilter): RawBuilder<unknown> {
  const { isPhotoOnly, score, size, color_id, height, weight } = filter;
  const conditions = [
    isPhotoOnly ? sql`and ${hasPictures}` : null,
    score === undefined ? null : sql`and r.score = ${score}::int`,
    size === undefined ? null : sql`and r.size_name = ${size}::text`,
    color_id === undefined ? null : sql`and r.color_id = ${color_id}::int`,
    height === undefined
      ? null
      : sql`and r.is_body_shown and r.height_cm between ${height}::int and ${bandEnd(height)}::int`,
    weight === undefined
      ? null
      : sql`and r.is_body_shown and r.weight_kg between ${weight}::int and ${bandEnd(weight)}::int`,
  ].filter((condition) => condition !== null);
  return sql.join(conditions.length > 0 ? conditions : [sql``], sql` `);
}
