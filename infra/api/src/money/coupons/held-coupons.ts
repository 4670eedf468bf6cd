import type { CouponState } from '@mall/contracts/api/money/my-benefits';
import type { HeldCoupon } from '@mall/contracts/domain/orders/coupon';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema/schema.ts';
import { notFound } from '../../platform/http/create-error.ts';
import type { Listing } from '../../platform/http/pages.ts';
import { couponUnusable } from './coupon-errors.ts';

type Row = Omit<HeldCoupon, 'expires_at'> & { expires_at: Date; total: number };

const fields = sql`m.member_coupon_id, m.expires_at, c.coupon_id, c.name, c.kind, c.discount_type,
  c.discount_value, c.maximum_amount, c.minimum_amount, c.product_ids`;
const heldOf = ({ total: _total, expires_at, ...row }: Row): HeldCoupon => ({
  ...row,
  expires_at: expires_at.toISOString(),
});

/** A page of a member's coupons in one state. */
export async function listHeldCoupons(
  db: Db,
  memberId: number,
  { state, now, limit, offset }: { state: CouponState; now: Date; limit: number; offset: number },
): Promise<Listing<HeldCoupon>> {
  const { rows } = await sql<Row>`
    select ${fields}, count(*) over ()::int as total
    from member_coupons m join coupons c using (coupon_id)
    where m.member_id = ${memberId}::int
      and case when m.state = 'USED' then 'USED' when m.expires_at <= ${now}::timestamptz then 'EXPIRED'
        else 'READY' end = ${state}::text
    order by case when ${state}::text = 'READY' then m.expires_at end, m.member_coupon_id desc
    limit ${limit} offset ${offset}`.execute(db);
  return { rows: rows.map(heldOf), total: rows[0]?.total ?? 0 };
}

/**
 * The member's coupons of these ids. NOT_FOUND when one is not theirs, also when another member holds it; COUPON_UNUSABLE when one
 * is used or expired.
 */
export async function loadHeldCoupons(
  db: Db,
  memberId: number | null,
  ids: readonly number[],
  now: Date,
): Promise<HeldCoupon[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const { rows } = await sql<Row & { is_ready: boolean }>`
    select ${fields}, m.state = 'READY' and m.expires_at > ${now}::timestamptz as is_ready
    from member_coupons m join coupons c using (coupon_id)
    where m.member_coupon_id = any(${wanted}::int[]) and m.member_id = ${memberId}::int`.execute(db);
  if (rows.length < wanted.length) throw notFound('쿠폰을 찾을 수 없습니다.');
  if (!rows.every((row) => row.is_ready)) throw couponUnusable();
  return rows.map(({ is_ready: _isReady, ...row }) => heldOf(row));
}

/** Takes coupons for an order inside its transaction; COUPON_UNUSABLE when another order was quicker. */
export async function takeCoupons(tx: Db, ids: readonly number[], orderId: string): Promise<void> {
  if (ids.length === 0) return;
  const { numUpdatedRows } = await tx
    .updateTable('member_coupons')
    .set({ state: 'USED', order_id: orderId })
    .where('member_coupon_id', 'in', [...ids])
    .where('state', '=', 'READY')
    .executeTakeFirst();
  if (Number(numUpdatedRows) < ids.length) throw couponUnusable();
}

/** Gives the coupons of an order that comes to nothing back; those that expired meanwhile stay expired. */
export async function giveCouponsBack(tx: Db, orderId: string): Promise<void> {
  await tx
    .updateTable('member_coupons')
    .set({ state: 'READY', order_id: null })
    .where('order_id', '=', orderId)
    .execute();
}
