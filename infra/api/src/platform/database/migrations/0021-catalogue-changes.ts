import type { Migration } from '../migrate.ts';

/** Tables whose rows stand in lists, product pages or the home page. Options are watched more finely below. */
const watched = [
  'brands',
  'categories',
  'product_colors',
  'reviews',
  'grades',
  'settings',
  'banners',
  'plans',
  'stylings',
];
/** Above this many products a change counts as a change of everything. */
const countable = 200;

/**
 * What changed, one row per transaction and product, so that caches learn of it (decision 26). A row is inserted and
 * never updated: transactions do not wait for each other here. Product 0 stands for everything that is shown.
 */
export const catalogueChanges: Migration = {
  name: '0021-catalogue-changes',
  statements: [
    `create table catalogue_changes (
      txid xid8 not null default pg_current_xact_id(),
      product_id integer not null,
      changed_at timestamptz not null default now(),
      primary key (txid, product_id)
    )`,
    `create function note_catalogue_change() returns trigger language plpgsql as $$
    begin
      insert into catalogue_changes (product_id) values (0) on conflict do nothing;
      return null;
    end $$`,
    // A sale counts up `sales_count`; that alone must not empty every cache at each order.
    `create function note_product_change() returns trigger language plpgsql as $$
    begin
      if exists (select 1 from changed join previous using (product_id)
        where to_jsonb(changed) - 'sales_count' is distinct from to_jsonb(previous) - 'sales_count') then
        insert into catalogue_changes (product_id) values (0) on conflict do nothing;
      end if;
      return null;
    end $$`,
    `create trigger products_changed after insert or delete or truncate on products
      for each statement execute function note_catalogue_change()`,
    `create trigger products_updated after update on products
      referencing new table as changed old table as previous
      for each statement execute function note_product_change()`,
    `create function note_option_change() returns trigger language plpgsql as $$
    begin
      insert into catalogue_changes (product_id)
        select case when count(*) over () > ${countable} then 0 else product_id end
        from (select distinct product_id from changed) ids
        order by 1 on conflict do nothing;
      return null;
    end $$`,
    ...watched.map(
      (table) => `create trigger ${table}_changed after insert or update or delete or truncate on ${table}
        for each statement execute function note_catalogue_change()`,
    ),
    ...['insert', 'update', 'delete'].map(
      (event) => `create trigger product_options_${event} after ${event} on product_options
        referencing ${event === 'delete' ? 'old' : 'new'} table as changed
        for each statement execute function note_option_change()`,
    ),
    'create index products_time_sale_start on products (time_sale_start_at) where time_sale_start_at is not null',
    'create index products_time_sale_end on products (time_sale_end_at) where time_sale_end_at is not null',
  ],
};
