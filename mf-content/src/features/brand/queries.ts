import { listBrandIntroductions } from '@mall/contracts/api/catalogue/brands';
import { listBrandWishes } from '@mall/contracts/api/people/brand-wishes';
import { familySiteOfUrl } from '@mall/contracts/domain/family-site';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

/** All brands of a site with their introductions: a page of them is read at once. */
export function brandsQuery({ api }: RemoteServices, url: URL) {
  return endpointQuery(api, listBrandIntroductions, {
    query: { family_site_id: familySiteOfUrl(url).id },
  });
}

/** Brands that the member has wished for; for members only. */
export function brandWishesQuery({ api }: RemoteServices) {
  return endpointQuery(api, listBrandWishes, {});
}
