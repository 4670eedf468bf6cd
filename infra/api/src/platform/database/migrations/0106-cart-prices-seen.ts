import type { Migration } from '../migrate.ts';

/** What a piece of a cart line cost when it was put in or changed last, to say what has changed since. */
export const cartPricesSeen: Migration = {
  name: '0106-cart-prices-seen',
  statements: ['alter table cart_lines add column seen_price integer'],
};
