import { listAddresses } from '@mall/contracts/api/people/addresses';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

/** A member's address book. */
export const addressesQuery = ({ api }: RemoteServices) => endpointQuery(api, listAddresses, {});
