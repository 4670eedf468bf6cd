import { viewProduct } from '@mall/contracts/api/catalogue/product-view';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import { productPreview } from '@mall/remote-kit/product-preview';
import type { RemoteServices } from '@mall/remote-kit/services';
import { idParam } from '@mall/remote-kit/url-params';

/** Loads a product; a page whose card holds what it shows at first does not wait for it. */
export async function prefetchProduct(services: RemoteServices, id: string | undefined): Promise<void> {
  const loading = services.queryClient.prefetchQuery(productQuery(services, id));
  if (!previewOf(services, id)) await loading;
}

export const previewOf = (services: RemoteServices, id: string | undefined) =>
  productPreview(services, idParam(id) ?? 0);

/** A product by the id of its URL; an id that is no number is asked for as 0, which no product has. */
export function productQuery({ api }: RemoteServices, id: string | undefined) {
  return endpointQuery(api, viewProduct, { params: { id: idParam(id) ?? 0 }, query: {} });
}
