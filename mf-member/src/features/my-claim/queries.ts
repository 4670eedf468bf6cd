import { viewOptionInfo } from '@mall/contracts/api/catalogue/option-info';
import { quoteClaim } from '@mall/contracts/api/orders/my-claims';
import type { EndpointInput } from '@mall/contracts/endpoint';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

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
