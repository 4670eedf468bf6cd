import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema/schema.ts';
import { type CouponDiscount, couponDiscount } from './coupon-discount.ts';

/** Product coupons that anyone may download now, by the product that they work on. */
export type ProductCoupons = ReadonlyMap<number, readonly NamedCoupon[]>;
export type NamedCoupon = CouponDiscount & { name: string };

/**
 * Which coupons the given products can be shown with (decision 39). The same for everyone, so that replies with them
 * can be cached; what changes them empties that cache (`note_coupon_change`).
 */
export async function loadProductCoupons(
  db: Db,
  productIds: readonly number[],
  now: Date,
): Promise<ProductCoupons> {
  const { rows } = await sql<NamedCoupon & { product_id: number }>`
    select p.product_id, c.name, c.discount_type, c.discount_value, c.maximum_amount, c.minimum_amount
    from (
      select product_id, coupon_id from coupon_products where product_id = any(${[...productIds]}::int[])
      union all
      select product_id, coupon_id from coupons, unnest(${[...productIds]}::int[]) as product_id
        where product_ids is null
    ) p join coupons c using (coupon_id)
    where c.source = 'DOWNLOAD' and c.kind = 'PRODUCT'
      and c.starts_at <= ${now}::timestamptz and c.ends_at > ${now}::timestamptz
      and (c.issue_limit is null or c.issued_count < c.issue_limit)
    order by c.coupon_id`.execute(db);
  const coupons = new Map<number, NamedCoupon[]>();
  for (const { product_id, ...coupon } of rows) {
    coupons.set(product_id, [...(coupons.get(product_id) ?? []), coupon]);
  }
  return coupons;
}

/** KRW that the best of these coupons takes off one piece at this price; 0 without one that works on it. */
export function bestCouponDiscount(coupons: readonly CouponDiscount[] | undefined, price: number): number {
  return Math.max(0, ...(coupons ?? []).map((coupon) => couponDiscount(coupon, price)));
}
