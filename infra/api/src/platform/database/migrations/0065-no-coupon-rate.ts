import type { Migration } from '../migrate.ts';

/** Coupons on cards follow from the coupons there are (decision 39); a rate of the product's own says nothing. */
export const noCouponRate: Migration = {
  name: '0065-no-coupon-rate',
  statements: ['alter table products drop column coupon_rate'],
};
