import type { PointReason } from '@mall/contracts/api/my-benefits';
import type { couponTermsSchema } from '@mall/contracts/domain/coupon';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type * as z from 'zod';
import type { Json } from './schema.ts';

type Stamp = ColumnType<Date, Date, Date>;

/** What is said of a coupon, whoever has it. */
export type CouponTerms = Omit<z.infer<typeof couponTermsSchema>, 'coupon_id'>;

export interface CouponsTable extends CouponTerms {
  coupon_id: Generated<number>;
  /** How a member comes by it. */
  source: 'DOWNLOAD' | 'APP' | 'OPERATOR';
  issue_limit: number | null;
  issued_count: Generated<number>;
  starts_at: Stamp;
  ends_at: Stamp;
  valid_days: number;
}

export interface PromotionsSchema {
  promotion_rules: {
    promotion_rule_id: Generated<number>;
    label: string;
    terms: Json<unknown>;
    starts_at: Stamp;
    ends_at: Stamp | null;
  };
  promotion_rule_products: { promotion_rule_id: number; product_id: number; part: number };
  coupons: CouponsTable;
  member_coupons: {
    member_coupon_id: GeneratedAlways<number>;
    coupon_id: number;
    member_id: number;
    device_uuid: string | null;
    state: Generated<'READY' | 'USED'>;
    order_id: string | null;
    issued_at: Stamp;
    expires_at: Stamp;
  };
  point_entries: {
    point_entry_id: GeneratedAlways<number>;
    member_id: number;
    entry_key: string;
    amount: number;
    reason: PointReason;
    order_id: string | null;
    created_at: Stamp;
  };
}
