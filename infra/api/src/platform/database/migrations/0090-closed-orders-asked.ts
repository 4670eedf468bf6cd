import type { Migration } from '../migrate.ts';

/** When the provider was last asked about an order that was closed unpaid (decision 62). */
export const closedOrdersAsked: Migration = {
  name: '0090-closed-orders-asked',
  statements: ['alter table orders add column asked_at timestamptz'],
};
