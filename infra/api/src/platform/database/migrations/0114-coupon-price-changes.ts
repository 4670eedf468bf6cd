import type { Migration } from '../migrate.ts';

/** Coupons are prices of product pages, too: open pages are told of those that come, change, run out or go (decision 126). */
export const couponPriceChanges: Migration = {
  name: '0114-coupon-price-changes',
  statements: [
    `create trigger coupons_prices after insert or delete or truncate on coupons
      for each statement execute function note_price_change()`,
    `create or replace function note_coupon_change() returns trigger language plpgsql as $$
    begin
      if exists (select 1 from changed join previous using (coupon_id)
        where to_jsonb(changed) - 'issued_count' is distinct from to_jsonb(previous) - 'issued_count'
          or (changed.issued_count >= changed.issue_limit) is distinct from
            (previous.issued_count >= previous.issue_limit)) then
        insert into catalogue_changes (product_id) values (-1), (0) on conflict do nothing;
      end if;
      return null;
    end $$`,
  ],
};
