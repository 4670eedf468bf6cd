import { listAddresses } from '@mall/contracts/api/people/addresses';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

type Api = Pick<RemoteServices, 'api'>;

export const addressesQuery = ({ api }: Api) => endpointQuery(api, listAddresses, {});
