import type { Migration } from '../migrate.ts';

/** What each line of a temporary order cost when it was chosen, to say what has changed since. */
export const pricesWhenChosen: Migration = {
  name: '0105-prices-when-chosen',
  statements: ['alter table temporary_orders add column line_prices jsonb'],
};
