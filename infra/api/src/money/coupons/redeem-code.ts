import type { Db } from '../../platform/database/schema/schema.ts';
import { createError } from '../../platform/http/create-error.ts';
import { issueCoupon } from './issue-coupon.ts';

/** A code as it is stored: people type small letters, and hyphens or none. */
const plainCode = (typed: string): string => typed.replaceAll('-', '').toUpperCase();

/** Gives a member the coupon of a code; COUPON_CODE_WRONG unless it is valid now (decision 154). */
export function redeemCode(db: Db, typed: string, memberId: number, now: Date) {
  return db.transaction().execute(async (tx) => {
    const coupon = await tx
      .selectFrom('coupons')
      .select(['coupon_id', 'name'])
      .where('code', '=', plainCode(typed))
      .where('source', '=', 'CODE')
      .where('starts_at', '<=', now)
      .where('ends_at', '>', now)
      .executeTakeFirst();
    if (!coupon) throw createError('COUPON_CODE_WRONG');
    const issued = await issueCoupon(tx, { couponId: coupon.coupon_id, memberId, deviceUuid: null, now });
    return { ...issued, name: coupon.name };
  });
}
