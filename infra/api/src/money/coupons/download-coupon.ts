import type { Db } from '../../platform/database/schema/schema.ts';
import { requireDownloadable } from './downloadable-coupons.ts';
import { type IssuedCoupon, issueCoupon } from './issue-coupon.ts';

interface Download {
  couponId: number;
  memberId: number;
  now: Date;
}

/** Gives a member a coupon of the Coupon Zone; NOT_FOUND unless it can be downloaded now. */
export function downloadCoupon(db: Db, { couponId, memberId, now }: Download): Promise<IssuedCoupon> {
  return db.transaction().execute(async (tx) => {
    await requireDownloadable(tx, couponId, now);
    return issueCoupon(tx, { couponId, memberId, deviceUuid: null, now });
  });
}
