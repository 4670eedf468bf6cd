import { issueAppCoupon as appCouponEndpoint } from '@mall/contracts/api/money/app-coupon';
import {
  downloadCoupon as downloadEndpoint,
  listDownloadableCoupons,
} from '@mall/contracts/api/money/coupon-zone';
import { listMyCoupons, listMyPoints, redeemCoupon } from '@mall/contracts/api/money/my-benefits';
import type { FastifyPluginAsync } from 'fastify';
import { priceViewOf } from '../../catalogue/pricing/price-view.ts';
import { forgetAttempts, limitAttempts } from '../../people/access/attempt-limit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { memberOf } from '../../platform/http/caller.ts';
import { notFound } from '../../platform/http/create-error.ts';
import { pageOf } from '../../platform/http/pages.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { expiringPoints } from '../points/expire-points.ts';
import { listPoints, pointBalance } from '../points/point-ledger.ts';
import { downloadCoupon } from './download-coupon.ts';
import { listDownloadable, listForProduct } from './downloadable-coupons.ts';
import { listHeldCoupons } from './held-coupons.ts';
import { issueAppCoupon } from './issue-app-coupon.ts';
import { redeemCode } from './redeem-code.ts';

const pageSize = 20;

interface Deps {
  db: Db;
  clock: Clock;
}

/** Coupons and points of a member (spec 7.2). */
export const couponRoutes: FastifyPluginAsync<Deps> = async (app, { db, clock }) => {
  registerEndpoint(app, listDownloadableCoupons, ({ query, caller }) => {
    const memberId = caller.member?.memberId ?? null;
    if (query.product_id === undefined) return listDownloadable(db, memberId, clock());
    return listForProduct(db, query.product_id, { ...priceViewOf(caller, clock()), memberId });
  });
  registerEndpoint(app, downloadEndpoint, ({ body, caller }) =>
    downloadCoupon(db, { couponId: body.coupon_id, memberId: memberOf(caller).memberId, now: clock() }),
  );
  registerEndpoint(app, appCouponEndpoint, ({ body, caller }) => {
    const { memberId } = memberOf(caller);
    if (body.member_id !== memberId) throw notFound();
    return issueAppCoupon(db, { memberId, deviceUuid: body.uuid.toLowerCase(), now: clock() });
  });
  registerEndpoint(app, redeemCoupon, async ({ body, caller }) => {
    const { memberId } = memberOf(caller);
    const now = clock();
    await limitAttempts(db, 'couponCode', String(memberId), now);
    const issued = await redeemCode(db, body.coupon_code, memberId, now);
    await forgetAttempts(db, 'couponCode', String(memberId));
    return issued;
  });
  registerEndpoint(app, listMyCoupons, async ({ query, caller }) => {
    const paging = { limit: pageSize, offset: (query.page - 1) * pageSize };
    const filter = { state: query.state, now: clock(), ...paging };
    return pageOf(await listHeldCoupons(db, memberOf(caller).memberId, filter), query.page, pageSize);
  });
  registerEndpoint(app, listMyPoints, async ({ query, caller }) => {
    const { memberId } = memberOf(caller);
    const { page, ...days } = query;
    const listing = await listPoints(db, memberId, {
      ...days,
      limit: pageSize,
      offset: (page - 1) * pageSize,
    });
    return {
      balance: await pointBalance(db, memberId),
      expiring: await expiringPoints(db, memberId, clock()),
      ...pageOf(listing, query.page, pageSize),
    };
  });
};
