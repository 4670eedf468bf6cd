import { listBrandIntroductions } from '@mall/contracts/api/catalogue/brands';
import { familySiteOfUrl } from '@mall/contracts/domain/family-site';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

/** All brands of a site with their introductions: a page of them is read at once. */
export function brandsQuery({ api }: RemoteServices, url: URL) {
  return endpointQuery(api, listBrandIntroductions, {
    query: { family_site_id: familySiteOfUrl(url).id },
  });
}
