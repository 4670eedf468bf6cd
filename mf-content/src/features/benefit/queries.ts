import { listEvents } from '@mall/contracts/api/content/events';
import { listPlans } from '@mall/contracts/api/content/plans';
import { listDownloadableCoupons } from '@mall/contracts/api/money/coupon-zone';
import { listGrades } from '@mall/contracts/api/people/member-account';
import { familySiteOfUrl } from '@mall/contracts/domain/family-site';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

const shownPlans = 6;
const shownEvents = 3;

/** The grades that shoppers can reach, and how far this member is. */
export function gradesQuery({ api }: RemoteServices) {
  return endpointQuery(api, listGrades, { query: { user_type: 'NORMAL' as const } });
}

/** Coupons that can be downloaded now. */
export function couponsQuery({ api }: RemoteServices) {
  return endpointQuery(api, listDownloadableCoupons, { query: {} });
}

/** The newest plans: of the site, or of all on the main shop. */
export function plansQuery({ api }: RemoteServices, url: URL) {
  const { id } = familySiteOfUrl(url);
  return endpointQuery(api, listPlans, {
    query: { page: 1, limit: shownPlans, ...(id === 1 ? {} : { family_site_id: id }) },
  });
}

/** Running events, those that end soonest first. */
export function eventsQuery({ api }: RemoteServices, url: URL) {
  return endpointQuery(api, listEvents, {
    query: {
      family_site_id: familySiteOfUrl(url).id,
      state: 'ONGOING' as const,
      page: 1,
      limit: shownEvents,
    },
  });
}
