import type { Migration } from '../migrate.ts';

/** A browser finds its guest's orders, and those that it has opened, without reading everybody's. */
export const guestOrderIndexes: Migration = {
  name: '0049-guest-order-indexes',
  statements: [
    'create index orders_session on orders (session_id) where member_id is null',
    'create index guest_order_openings_session on guest_order_openings (session_id)',
  ],
};
