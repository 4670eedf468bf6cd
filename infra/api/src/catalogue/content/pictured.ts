import type { BannerRow } from './home/section-rows.ts';

/** The banner of something that is shown by one, as columns of a join with `banners b`. */
export type Pictured = Pick<BannerRow, 'banner_id' | 'title' | 'subtitle' | 'ground_hex' | 'product_ids'>;
