import { viewProduct } from '@mall/contracts/api/products';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

/** A product by the id of its URL; an id that is no number is asked for as 0, which no product has. */
export function productQuery({ api }: RemoteServices, id: string | undefined) {
  const number = Number(id);
  return endpointQuery(api, viewProduct, {
    params: { id: Number.isSafeInteger(number) && number > 0 ? number : 0 },
    query: {},
  });
}
