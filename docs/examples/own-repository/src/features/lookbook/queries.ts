import { searchProducts } from '@mall/contracts/api/catalogue/products';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

const looksPerPage = 4;

/** The newest goods, four at a time. */
export const looksQuery = ({ api }: RemoteServices, page: number) =>
  endpointQuery(api, searchProducts, { query: { sort: 'NEWDESC', page, display_size: looksPerPage } });
