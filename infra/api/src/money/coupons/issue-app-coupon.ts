import type { Db } from '../../platform/database/schema/schema.ts';
import { currentAppCoupon } from './downloadable-coupons.ts';
import { type IssuedCoupon, issueCoupon } from './issue-coupon.ts';

interface Installation {
  memberId: number;
  deviceUuid: string;
  now: Date;
}

/** Gives a member the coupon for installing the app, once per device; NOT_FOUND when there is none at the time. */
export function issueAppCoupon(db: Db, { memberId, deviceUuid, now }: Installation): Promise<IssuedCoupon> {
  return db.transaction().execute(async (tx) => {
    const couponId = await currentAppCoupon(tx, now);
    return issueCoupon(tx, { couponId, memberId, deviceUuid, now });
  });
}
