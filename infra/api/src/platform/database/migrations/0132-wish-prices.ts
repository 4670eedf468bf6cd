import type { Migration } from '../migrate.ts';

/** What a product cost the member when it was wished for, KRW; null of wishes from before. */
export const wishPrices: Migration = {
  name: '0132-wish-prices',
  statements: ['alter table product_wishes add column wished_price bigint check (wished_price >= 0)'],
};
