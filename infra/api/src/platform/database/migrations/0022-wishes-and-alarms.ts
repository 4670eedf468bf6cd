import type { Migration } from '../migrate.ts';

/** Wishlists, restock alarms, quick delivery regions, and the outbox of messages to shoppers. */
export const wishesAndAlarms: Migration = {
  name: '0022-wishes-and-alarms',
  statements: [
    `create table product_wishes (
      member_id integer not null references members on delete cascade,
      product_id integer not null references products on delete cascade,
      created_at timestamptz not null,
      primary key (member_id, product_id)
    )`,
    `create table brand_wishes (
      member_id integer not null references members on delete cascade,
      brand_id integer not null references brands on delete cascade,
      created_at timestamptz not null,
      primary key (member_id, brand_id)
    )`,
    `create table restock_alarms (
      restock_alarm_id integer generated always as identity primary key,
      member_id integer not null references members on delete cascade,
      product_id integer not null references products on delete cascade,
      product_option_id integer not null references product_options on delete cascade,
      phone text not null,
      created_at timestamptz not null,
      notified_at timestamptz
    )`,
    'create index restock_alarms_member on restock_alarms (member_id, created_at desc)',
    `create unique index restock_alarms_waiting on restock_alarms (product_option_id, member_id)
      where notified_at is null`,
    // The sending job takes rows without `sent_at`; `source` keeps one event from being announced twice.
    `create table notifications (
      notification_id bigint generated always as identity primary key,
      member_id integer references members on delete cascade,
      source text not null unique,
      phone text not null,
      title text not null,
      content text not null,
      href text not null,
      created_at timestamptz not null,
      sent_at timestamptz
    )`,
    'create index notifications_unsent on notifications (notification_id) where sent_at is null',
    `create table delivery_guarantee_regions (
      first_zipcode text primary key,
      last_zipcode text not null check (last_zipcode >= first_zipcode),
      region text not null
    )`,
  ],
};
