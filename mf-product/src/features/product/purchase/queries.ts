import { priceSelection } from '@mall/contracts/api/catalogue/selection-price';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';
import type { ChosenOption } from './selection.ts';

/** What the chosen options come to for this shopper (KRW): promotions across pieces are the server's to know. */
export function selectionPriceQuery(
  { api }: RemoteServices,
  productId: number,
  options: readonly Pick<ChosenOption, 'optionId' | 'quantity'>[],
) {
  return endpointQuery(api, priceSelection, {
    body: {
      product_id: productId,
      option_info: options.map(({ optionId, quantity }) => ({
        product_option_id: optionId,
        order_quantity: quantity,
      })),
    },
  });
}
