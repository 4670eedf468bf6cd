import type { Picture } from '@mall/contracts/api/catalogue/products';
import type { Review } from '@mall/contracts/api/community/reviews';

export interface ShownPhoto {
  review: Review;
  picture: Picture;
  /** Its place among the photos of its review, from 0. */
  index: number;
}

/** All photos of some reviews, one after the other. */
export const photosOf = (reviews: readonly Review[]): ShownPhoto[] =>
  reviews.flatMap((review) => review.images.map((picture, index) => ({ review, picture, index })));
