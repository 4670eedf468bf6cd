import { listCampaigns, listShortForms } from '@mall/contracts/api/live';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

/** One on air and the next ones; the API sorts finished ones to the end. */
const campaignCount = 8;
export const shortFormsPerPage = 12;
const maximumPage = 1000;

/** Page of short forms in a URL; anything else than a page number means the first (spec 2.2). */
export function pageOf(url: URL): number {
  const page = Number(url.searchParams.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= maximumPage ? page : 1;
}

export function campaignsQuery({ api }: RemoteServices) {
  return endpointQuery(api, listCampaigns, { query: { count: campaignCount } });
}

export function shortFormsQuery({ api }: RemoteServices, page: number) {
  return endpointQuery(api, listShortForms, { query: { page, count: shortFormsPerPage } });
}
