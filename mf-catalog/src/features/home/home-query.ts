import { viewNewMain } from '@mall/contracts/api/new-main';
import type { FamilySite } from '@mall/contracts/domain/family-site';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

/** Everything the home page of one family site shows (spec 7.3). */
export function homeQuery({ api }: RemoteServices, site: FamilySite) {
  return endpointQuery(api, viewNewMain, { query: { family_id: site.id } });
}
