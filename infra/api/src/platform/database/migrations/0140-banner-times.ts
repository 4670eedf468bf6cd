import type { Migration } from '../migrate.ts';

/** When a banner of a home is shown: from the beginning where it has no start, for good where it has no end. */
export const bannerTimes: Migration = {
  name: '0140-banner-times',
  statements: [
    'alter table banners add column start_at timestamptz',
    'alter table banners add column end_at timestamptz check (end_at > start_at)',
  ],
};
