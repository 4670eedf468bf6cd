import { sql } from 'kysely';
import type { Db, Row } from '../../platform/database/schema/schema.ts';
import { couponAlreadyIssued, couponSoldOut } from './coupon-errors.ts';

const dayMs = 86_400_000;

interface Issue {
  couponId: number;
  memberId: number;
  /** The device of an app coupon; each device gets it once. */
  deviceUuid: string | null;
  now: Date;
}

export interface IssuedCoupon {
  member_coupon_id: number;
  expires_at: string;
}

/**
 * Issues a coupon to a member inside a transaction. The count is part of the update, so that the last one goes to one
 * member.
 * @throws COUPON_ALREADY_ISSUED for a second one, also after leaving and joining again; COUPON_SOLD_OUT when all are
 * issued
 */
export async function issueCoupon(
  tx: Db,
  { couponId, memberId, deviceUuid, now }: Issue,
): Promise<IssuedCoupon> {
  const coupon = await tx
    .updateTable('coupons')
    .set((eb) => ({ issued_count: eb('issued_count', '+', 1) }))
    .where('coupon_id', '=', couponId)
    .where((eb) => eb.or([eb('issue_limit', 'is', null), eb('issued_count', '<', eb.ref('issue_limit'))]))
    .returning('valid_days')
    .executeTakeFirst();
  const expires_at = new Date(now.getTime() + (coupon?.valid_days ?? 0) * dayMs);
  const { rows } = await sql<Row<'member_coupons', 'member_coupon_id'>>`
    insert into member_coupons (coupon_id, member_id, device_uuid, issued_at, expires_at)
    select ${couponId}::int, ${memberId}::int, ${deviceUuid}::uuid, ${now}::timestamptz, ${expires_at}::timestamptz
    where not has_used(${memberId}::int, 'COUPON:' || ${couponId}::int)
    on conflict do nothing returning member_coupon_id`.execute(tx);
  const issued = rows[0];
  // An owner gets COUPON_ALREADY_ISSUED also after the last coupon is issued.
  if (!issued) throw couponAlreadyIssued();
  if (!coupon) throw couponSoldOut();
  return { ...issued, expires_at: expires_at.toISOString() };
}
