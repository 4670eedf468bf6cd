import { listMyCoupons } from '@mall/contracts/api/money/my-benefits';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';
import { choiceParam, pageParam } from '@mall/remote-kit/url-params';

export const couponStates = ['READY', 'USED', 'EXPIRED'] as const;
export type CouponState = (typeof couponStates)[number];

/** The state that a URL asks for; anything else means those that can be used. */
export const stateParam = (url: URL): CouponState => choiceParam(url, 'state', couponStates) ?? 'READY';

/** A page of the member's coupons; that of the first usable ones is the dashboard's, too. */
export function couponsQuery({ api }: Pick<RemoteServices, 'api'>, url: URL) {
  const state = stateParam(url);
  const page = pageParam(url);
  return endpointQuery(api, listMyCoupons, {
    query: { ...(state === 'READY' ? {} : { state }), ...(page === 1 ? {} : { page }) },
  });
}

export function couponsHref(state: CouponState, page = 1): string {
  const query = new URLSearchParams({
    ...(state === 'READY' ? {} : { state }),
    ...(page === 1 ? {} : { page: String(page) }),
  }).toString();
  return query ? `/mypage/coupons?${query}` : '/mypage/coupons';
}
