import type { Migration } from '../migrate.ts';

/**
 * Timed holds (decision 131). Held pieces stay in `stock`; `held` counts them on the row that every order locks. Places
 * are given out under that lock, so that their ids are the order of arrival.
 */
export const drops: Migration = {
  name: '0111-drops',
  statements: [
    `create table drops (
      drop_id integer generated always as identity primary key,
      product_id integer not null references products on delete cascade,
      opens_at timestamptz not null,
      ends_at timestamptz check (ends_at > opens_at),
      hold_minutes integer not null check (hold_minutes between 1 and 60),
      pieces_per_person integer not null check (pieces_per_person between 1 and 99),
      ended_at timestamptz,
      created_at timestamptz not null
    )`,
    'create unique index drops_of_product on drops (product_id) where ended_at is null',
    `create function note_drop_change() returns trigger language plpgsql as $$
    begin
      insert into catalogue_changes (product_id) values (new.product_id) on conflict do nothing;
      return null;
    end $$`,
    `create trigger drops_changed after insert or update on drops
      for each row execute function note_drop_change()`,
    'alter table product_options add column held integer not null default 0 check (held >= 0)',
    `create table drop_places (
      place_id bigint generated always as identity primary key,
      drop_id integer not null references drops on delete cascade,
      product_option_id integer not null references product_options on delete cascade,
      member_id integer not null references members,
      person text not null,
      pieces integer not null check (pieces > 0),
      state text not null check (state in ('WAITING', 'HELD', 'ORDERED', 'OVER')),
      over_by text check (over_by in ('LAPSED', 'LET_GO', 'ORDER_CLOSED', 'DROP_ENDED')),
      joined_at timestamptz not null,
      ends_at timestamptz,
      order_id text references orders
    )`,
    // One place of a person at a time, whatever their accounts, tabs and sessions.
    "create unique index drop_places_of_person on drop_places (drop_id, person) where state in ('WAITING', 'HELD')",
    "create index drop_places_waiting on drop_places (product_option_id, place_id) where state = 'WAITING'",
    "create index drop_places_held on drop_places (ends_at) where state = 'HELD'",
    'create index drop_places_person on drop_places (drop_id, person)',
    'create index drop_places_member on drop_places (member_id, drop_id)',
    'create index drop_places_order on drop_places (order_id) where order_id is not null',
  ],
};
