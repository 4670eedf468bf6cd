import type { Migration } from '../migrate.ts';

/** Address books of members; one address of a member is the default one. */
export const memberAddresses: Migration = {
  name: '0104-member-addresses',
  statements: [
    `create table member_addresses (
      address_id integer generated always as identity primary key,
      member_id integer not null references members on delete cascade,
      label text not null,
      receiver_name text not null,
      receiver_phone text not null,
      zipcode text not null,
      address text not null,
      address_detail text not null,
      is_default boolean not null default false,
      saved_at timestamptz not null
    )`,
    'create index member_addresses_member on member_addresses (member_id)',
    'create unique index member_addresses_default on member_addresses (member_id) where is_default',
  ],
};
