import type { BannerRow } from './home/section-rows.ts';

/** Kinds of what a banner shows, as operators name them. */
export const picturedKinds = ['banner', 'popup', 'event', 'plan', 'article'] as const;

/** The banner of something that is shown by one, as columns of a join with `banners b`. */
export type Pictured = Pick<
  BannerRow,
  'banner_id' | 'title' | 'subtitle' | 'ground_hex' | 'cover' | 'product_ids'
>;
