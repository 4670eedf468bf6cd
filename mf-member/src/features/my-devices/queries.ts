import { listLogins } from '@mall/contracts/api/people/logins';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

/** Where the member is logged in; asked anew whenever the page is opened. */
export const loginsQuery = ({ api }: Pick<RemoteServices, 'api'>) => ({
  ...endpointQuery(api, listLogins, {}),
  staleTime: 0,
});
