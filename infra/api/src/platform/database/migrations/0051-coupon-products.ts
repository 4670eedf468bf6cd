import type { Migration } from '../migrate.ts';

/**
 * Products of coupons as rows: looking for twenty products in an array of many thousand took longer than making the
 * list around them. `coupons.product_ids` stays what is written; a trigger keeps the rows.
 */
export const couponProducts: Migration = {
  name: '0051-coupon-products',
  statements: [
    `create table coupon_products (
      product_id integer not null,
      coupon_id integer not null references coupons on delete cascade,
      primary key (product_id, coupon_id)
    )`,
    'create index coupon_products_coupon on coupon_products (coupon_id)',
    `create function keep_coupon_products() returns trigger language plpgsql as $$
    begin
      delete from coupon_products where coupon_id = new.coupon_id;
      insert into coupon_products (product_id, coupon_id)
        select distinct product_id, new.coupon_id from unnest(new.product_ids) as product_id;
      return null;
    end $$`,
    `create trigger coupons_products_inserted after insert on coupons
      for each row execute function keep_coupon_products()`,
    `create trigger coupons_products_updated after update of product_ids on coupons
      for each row when (new.product_ids is distinct from old.product_ids)
      execute function keep_coupon_products()`,
    `insert into coupon_products (product_id, coupon_id)
      select distinct product_id, coupon_id from coupons, unnest(product_ids) as product_id`,
  ],
};
