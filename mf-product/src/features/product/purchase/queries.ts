import { viewOptionInfo } from '@mall/contracts/api/catalogue/option-info';
import { priceSelection } from '@mall/contracts/api/catalogue/selection-price';
import type { WantedProduct } from '@mall/contracts/api/orders/carts';
import { endpointKey, endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';
import { queryOptions } from '@tanstack/react-query';

/** What chosen options come to for this shopper (KRW): promotions across pieces are the server's to know. */
export function selectionPriceQuery(
  { api }: RemoteServices,
  productId: number,
  wanted: readonly WantedProduct[],
) {
  return endpointQuery(api, priceSelection, {
    body: {
      product_id: productId,
      option_info: wanted.map(({ product_id, ...option }) => ({
        ...(product_id === productId ? {} : { product_id }),
        ...option,
      })),
    },
  });
}

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
