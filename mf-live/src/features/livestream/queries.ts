import { listCampaigns, listShortForms } from '@mall/contracts/api/catalogue/live';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

/** One on air and the next ones; the API sorts finished ones to the end. */
const campaignCount = 8;
export const shortFormsPerPage = 12;

export function campaignsQuery({ api }: RemoteServices) {
  return endpointQuery(api, listCampaigns, { query: { count: campaignCount } });
}

export function shortFormsQuery({ api }: RemoteServices, page: number) {
  return endpointQuery(api, listShortForms, { query: { page, count: shortFormsPerPage } });
}
