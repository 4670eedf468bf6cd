import type { Migration } from '../migrate.ts';

/** Above this many products at once the index of lists is made anew. */
const countable = 20_000;

/**
 * Which products' rows changed, so that each process can keep its index of lists true without reading the whole
 * catalogue again (decision 43). Like `catalogue_changes`, rows are only inserted; product 0 stands for all of them.
 */
export const productRowChanges: Migration = {
  name: '0050-product-row-changes',
  statements: [
    `create table product_row_changes (
      txid xid8 not null default pg_current_xact_id(),
      product_id integer not null,
      changed_at timestamptz not null default now(),
      primary key (txid, product_id)
    )`,
    `create function note_product_rows() returns trigger language plpgsql as $$
    begin
      if (select count(*) from (select from changed limit ${countable + 1}) counted) > ${countable} then
        insert into product_row_changes (product_id) values (0) on conflict do nothing;
      else
        insert into product_row_changes (product_id)
          select product_id from changed order by 1 on conflict do nothing;
      end if;
      return null;
    end $$`,
    ...['insert', 'update', 'delete'].map(
      (event) => `create trigger products_rows_${event} after ${event} on products
        referencing ${event === 'delete' ? 'old' : 'new'} table as changed
        for each statement execute function note_product_rows()`,
    ),
    `create function note_all_product_rows() returns trigger language plpgsql as $$
    begin
      insert into product_row_changes (product_id) values (0) on conflict do nothing;
      return null;
    end $$`,
    `create trigger products_rows_truncate after truncate on products
      for each statement execute function note_all_product_rows()`,
  ],
};
