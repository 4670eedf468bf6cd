import { viewProduct } from '@mall/contracts/api/catalogue/product-view';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';
import { idParam } from '@mall/remote-kit/url-params';

/** A product by the id of its URL; an id that is no number is asked for as 0, which no product has. */
export function productQuery({ api }: RemoteServices, id: string | undefined) {
  return endpointQuery(api, viewProduct, { params: { id: idParam(id) ?? 0 }, query: {} });
}
