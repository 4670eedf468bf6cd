import type { Migration } from '../migrate.ts';

/**
 * Cards and product pages show coupons, so caches learn of their changes (decision 26). A download counts up
 * `issued_count`; only the one that takes the last coupon, or frees one, changes what is shown.
 */
export const couponChanges: Migration = {
  name: '0043-coupon-changes',
  statements: [
    `create trigger coupons_changed after insert or delete or truncate on coupons
      for each statement execute function note_catalogue_change()`,
    `create function note_coupon_change() returns trigger language plpgsql as $$
    begin
      if exists (select 1 from changed join previous using (coupon_id)
        where to_jsonb(changed) - 'issued_count' is distinct from to_jsonb(previous) - 'issued_count'
          or (changed.issued_count >= changed.issue_limit) is distinct from
            (previous.issued_count >= previous.issue_limit)) then
        insert into catalogue_changes (product_id) values (0) on conflict do nothing;
      end if;
      return null;
    end $$`,
    `create trigger coupons_updated after update on coupons
      referencing new table as changed old table as previous
      for each statement execute function note_coupon_change()`,
  ],
};
