import { priceSelection } from '@mall/contracts/api/catalogue/selection-price';
import type { WantedProduct } from '@mall/contracts/api/orders/carts';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

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
