import { searchProducts } from '@mall/contracts/api/products';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

const suggestionCount = 10;

/** Best sellers of a site, for a list that has nothing of its own to show. */
export function suggestionQuery({ api }: RemoteServices, siteId: number) {
  return endpointQuery(api, searchProducts, {
    query: { family_site_id: siteId, display_size: suggestionCount },
  });
}
