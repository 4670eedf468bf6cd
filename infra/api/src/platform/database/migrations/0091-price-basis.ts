import type { Migration } from '../migrate.ts';

/** What an order and its lines were priced from; null for those placed before (decision 110). */
export const priceBasis: Migration = {
  name: '0091-price-basis',
  statements: [
    'alter table orders add column price_basis jsonb',
    'alter table order_lines add column price_basis jsonb',
  ],
};
