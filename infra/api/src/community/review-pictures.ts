import type { Picture } from '@mall/contracts/api/products';
import { productPicture } from '../media/picture-paths.ts';
import { views } from '../pictures/picture-spec.ts';

interface PicturedReview {
  product_id: number;
  product_name: string;
  garment: unknown;
  picture_views: readonly string[];
  color_id: number | null;
  color_name: string | null;
  hex: string | null;
}

/** Pictures of a sample review: views of the product in the colour that was bought. */
export function reviewPictures(row: PicturedReview): Picture[] {
  const { color_id, color_name, hex } = row;
  if (color_id === null || color_name === null || hex === null) return [];
  return views
    .filter((view) => row.picture_views.includes(view))
    .map((view) => productPicture(row, { color_id, name: color_name, hex }, view));
}
