import type { Migration } from '../migrate.ts';

/** Which guest orders a browser session has opened by number, name and phone, and until when. */
export const guestOrderOpenings: Migration = {
  name: '0042-guest-order-openings',
  statements: [
    `create table guest_order_openings (
      order_id text not null references orders on delete cascade,
      session_id uuid not null,
      expires_at timestamptz not null,
      primary key (order_id, session_id)
    )`,
  ],
};
