import * as z from 'zod';
import { issueCoupon } from '../../../../money/coupons/issue-coupon.ts';
import { ApiFailure } from '../../../../platform/http/create-error.ts';
import { withNearest } from '../members/nearest-members.ts';
import { operatorCommand, refused } from '../operator-command.ts';

/** Puts a coupon into members' hands; all of them or none. */
export const issueCoupons = operatorCommand(
  z.strictObject({
    coupon_id: z.int().positive(),
    user_ids: z.array(z.string().min(1).max(60)).min(1).max(1000),
  }),
  async ({ coupon_id, user_ids }, { tx, now }) => {
    const coupon = await tx
      .selectFrom('coupons')
      .select(['name', 'ends_at'])
      .where('coupon_id', '=', coupon_id)
      .executeTakeFirst();
    if (!coupon) throw refused(`there is no coupon ${coupon_id}`);
    if (coupon.ends_at <= now) throw refused(`coupon ${coupon_id} ended on ${coupon.ends_at.toISOString()}`);
    const members = await tx
      .selectFrom('members')
      .select(['member_id', 'user_id'])
      .where('user_id', 'in', user_ids)
      .execute();
    const missing = user_ids.filter((id) => !members.some((member) => member.user_id === id));
    if (missing.length > 0) throw refused('no such members:', await withNearest(tx, missing));
    const changes = [];
    for (const { member_id, user_id } of members) {
      const issued = await issueCoupon(tx, {
        couponId: coupon_id,
        memberId: member_id,
        deviceUuid: null,
        now,
      }).catch((error: unknown) => {
        throw error instanceof ApiFailure ? refused(`${user_id}: ${error.message}`) : error;
      });
      changes.push({ subject: `member ${member_id} coupon ${coupon_id}`, before: null, after: issued });
    }
    return { lines: members.map((member) => `${member.user_id} has ${coupon.name}`), changes };
  },
);
