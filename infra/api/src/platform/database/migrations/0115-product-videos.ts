import type { Migration } from '../migrate.ts';

/** A short video in a product's gallery: an address of ours, or of the mall's own clip store (CLIP_ORIGINS of the edge). */
export const productVideos: Migration = {
  name: '0115-product-videos',
  statements: ['alter table products add column video_url text'],
};
