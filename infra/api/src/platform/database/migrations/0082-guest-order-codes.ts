import type { Migration } from '../migrate.ts';

/** Codes sent to the phone of a guest's order, which let another browser change it (decision 92). */
export const guestOrderCodes: Migration = {
  name: '0082-guest-order-codes',
  statements: [
    'alter table guest_order_openings add column proved_until timestamptz',
    `create table guest_order_codes (
      guest_order_code_id integer generated always as identity primary key,
      order_id text not null references orders on delete cascade,
      session_id uuid not null,
      phone text not null,
      code_hash text not null,
      tries integer not null default 0,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`,
    'create index guest_order_codes_phone on guest_order_codes (phone, created_at)',
    'create index guest_order_codes_order on guest_order_codes (order_id, session_id)',
    'create index guest_order_codes_time on guest_order_codes (created_at)',
  ],
};
