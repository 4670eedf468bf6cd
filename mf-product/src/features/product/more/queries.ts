import { productInfo } from '@mall/contracts/api/catalogue/product-info';
import { listAlsoViewed } from '@mall/contracts/api/catalogue/product-views';
import { recommendProducts } from '@mall/contracts/api/catalogue/recommends';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

/** Products like this one in the chosen colour. */
export function recommendedQuery({ api }: RemoteServices, product_code: string, colorId: number | undefined) {
  return endpointQuery(api, recommendProducts, {
    body: { product_code, ...(colorId === undefined ? {} : { color_tag_id: colorId }) },
  });
}

/** What others looked at besides. */
export function alsoViewedQuery({ api }: RemoteServices, product_id: number) {
  return endpointQuery(api, listAlsoViewed, { query: { product_id } });
}

/** Cards of products by their ids, in that order. */
export function cardsQuery({ api }: RemoteServices, ids: readonly number[]) {
  return endpointQuery(api, productInfo, { query: { product_ids: ids.join(',') } });
}
