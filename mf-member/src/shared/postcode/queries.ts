import { searchPostcodes } from '@mall/contracts/api/orders/postcodes';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

/** A page of addresses, 10 each. */
export const postcodesQuery = ({ api }: Pick<RemoteServices, 'api'>, keyword: string, page: number) =>
  endpointQuery(api, searchPostcodes, { query: { keyword, page } });
