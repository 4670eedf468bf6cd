import { viewOptionInfo } from '@mall/contracts/api/catalogue/option-info';
import { endpointKey, endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';
import { queryOptions } from '@tanstack/react-query';

/** Colours and sizes of a partner as they can be had now. */
export function partnerOptionsQuery({ api }: RemoteServices, productId: number) {
  return endpointQuery(api, viewOptionInfo, { query: { product_id: productId } });
}

/** Colours and sizes of several partners, through the cache of each. */
export function chosenPartnersQuery(services: RemoteServices, productIds: readonly number[]) {
  return queryOptions({
    queryKey: [...endpointKey(viewOptionInfo), 'all of', ...productIds],
    queryFn: () =>
      Promise.all(productIds.map((id) => services.queryClient.fetchQuery(partnerOptionsQuery(services, id)))),
  });
}
