import { productInfo } from '@mall/contracts/api/catalogue/product-info';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

export const cardsQuery = ({ api }: Pick<RemoteServices, 'api'>, ids: readonly number[]) =>
  endpointQuery(api, productInfo, { query: { product_ids: ids.map(String) } });
