import type { Picture } from '@mall/contracts/api/catalogue/products';
import { sql } from 'kysely';
import type { Row } from '../../platform/database/schema/schema.ts';
import { productPicture } from './picture-paths.ts';
import { snapViews, type View, views } from './picture-spec.ts';

/** A shopper's photo as the database knows it; sizes in px. */
export interface ReviewPhoto extends Row<'review_photos', 'photo_id' | 'width' | 'height'> {}

interface PicturedReview {
  product_id: number;
  product_name: string;
  garment: unknown;
  picture_views: readonly string[];
  color_id: number | null;
  color_name: string | null;
  hex: string | null;
  photos: readonly ReviewPhoto[];
}

/** The photos of a review `r`, as a column of a query. */
export const photosOfReview = sql<ReviewPhoto[]>`(
  select coalesce(json_agg(json_build_object('photo_id', f.photo_id, 'width', f.width, 'height', f.height)
    order by f.position), '[]') from review_photos f where f.review_id = r.review_id)`;

/** What can be drawn for a sample review, photos as shoppers take them first. */
const drawable: readonly View[] = [...snapViews, ...views];

/** Whether a review `r` has pictures, as a condition of a query. Names of views that nothing draws count for none. */
export const hasPictures = sql<boolean>`(r.picture_views && ${[...drawable]}::text[]
  or exists (select 1 from review_photos f where f.review_id = r.review_id))`;

/** Folder of the picture store for shoppers' photos. */
export const reviewPhotosFolder = 'reviews';

/** Place in the picture store of a shopper's photo. */
export function reviewPhotoKey(photoId: string): string {
  return `${reviewPhotosFolder}/${photoId}.webp`;
}

/** The photo that is kept at a place; null for a file that is none. */
export function photoIdOf(key: string): string | null {
  return /\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp$/.exec(key)?.[1] ?? null;
}

/** A shopper's photo. Its address has no version, because it may have to go: nobody may keep it for ever. */
export function reviewPhotoPicture({ photo_id, width, height }: ReviewPhoto, alt: string): Picture {
  return { path: `/media/${reviewPhotoKey(photo_id)}`, alt, width, height };
}

/** Pictures of a review: its writer's photos, or in a sample review what is drawn as such of the product in the colour that was bought. */
export function reviewPictures(row: PicturedReview): Picture[] {
  const photos = row.photos.map((photo, index) =>
    reviewPhotoPicture(photo, `${row.product_name} 후기 사진 ${index + 1}`),
  );
  const { color_id, color_name, hex } = row;
  if (color_id === null || color_name === null || hex === null) return photos;
  const drawn = drawable
    .filter((view) => row.picture_views.includes(view))
    .map((view) => productPicture(row, { color_id, name: color_name, hex }, view));
  return [...photos, ...drawn];
}
