import { productInfo } from '@mall/contracts/api/catalogue/product-info';
import { listWishes } from '@mall/contracts/api/people/wishes';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

/** Products of a page; also ids that the API takes at once. */
export const pageSize = 40;

type Api = Pick<RemoteServices, 'api'>;

/** A page of the member's wishes, newest first. */
export const wishListQuery = ({ api }: Api, page: number) =>
  endpointQuery(api, listWishes, { query: { page, limit: pageSize } });

/** Cards of what the device has. */
export const guestWishesQuery = ({ api }: Api, ids: readonly number[]) =>
  endpointQuery(api, productInfo, { query: { product_ids: ids.map(String) } });
