import type { Migration } from '../migrate.ts';

/** Coupons that a member gets by a code; it is kept in capitals and without hyphens (docs/decisions/0154). */
export const couponCodes: Migration = {
  name: '0130-coupon-codes',
  statements: [
    "alter table coupons add column code text unique check (code ~ '^[A-Z0-9]{4,40}$')",
    'alter table coupons drop constraint coupons_source_check',
    `alter table coupons add constraint coupons_source_check
      check (source in ('DOWNLOAD', 'APP', 'OPERATOR', 'CODE'))`,
    `alter table coupons add constraint coupons_code_source check ((source = 'CODE') = (code is not null))`,
  ],
};
