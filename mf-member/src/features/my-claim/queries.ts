import { viewOptionInfo } from '@mall/contracts/api/catalogue/option-info';
import { claimKindSchema, listMyClaims, quoteClaim } from '@mall/contracts/api/orders/my-claims';
import type { EndpointInput } from '@mall/contracts/endpoint';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';
import { pageParam } from '@mall/remote-kit/url-params';

/** What a claim would come to; it changes nothing. */
export const quoteQuery = ({ api }: RemoteServices, body: EndpointInput<typeof quoteClaim>['body']) => ({
  ...endpointQuery(api, quoteClaim, { body }),
  // Stock and other claims may change it any time.
  staleTime: 0,
  retry: false,
});

/** Options of a product with their stock. */
export const optionsQuery = ({ api }: RemoteServices, product_id: number) =>
  endpointQuery(api, viewOptionInfo, { query: { product_id } });

/** The kind of claims that a URL leaves; all of them where it names none. */
export function listedKind(url: URL) {
  const kind = claimKindSchema.safeParse(url.searchParams.get('kind')?.toUpperCase());
  return kind.success ? kind.data : null;
}

export function claimsQuery({ api }: RemoteServices, url: URL) {
  const kind = listedKind(url);
  return endpointQuery(api, listMyClaims, { query: { page: pageParam(url), ...(kind ? { kind } : {}) } });
}
