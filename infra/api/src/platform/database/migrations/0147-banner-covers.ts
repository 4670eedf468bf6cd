import type { Migration } from '../migrate.ts';

/** Photographs that a banner shows in place of a drawing, by shape; without them it is drawn from its products. */
export const bannerCovers: Migration = {
  name: '0147-banner-covers',
  statements: ['alter table banners add column cover jsonb'],
};
