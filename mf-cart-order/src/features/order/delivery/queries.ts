import { searchPostcodes } from '@mall/contracts/api/orders/postcodes';
import { listAddresses } from '@mall/contracts/api/people/addresses';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

/** A member's address book. */
export const addressesQuery = ({ api }: RemoteServices) => endpointQuery(api, listAddresses, {});

/** A page of addresses, 10 each. */
export const postcodesQuery = ({ api }: RemoteServices, keyword: string, page: number) =>
  endpointQuery(api, searchPostcodes, { query: { keyword, page } });
