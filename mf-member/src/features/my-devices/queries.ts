import { listLogins } from '@mall/contracts/api/people/logins';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

/** The server's page brings the list: it is not asked for again as that page comes to life, ms. */
const justReadMs = 5_000;

/** Where the member is logged in; asked anew whenever the page is opened. */
export const loginsQuery = ({ api }: Pick<RemoteServices, 'api'>) => ({
  ...endpointQuery(api, listLogins, {}),
  staleTime: justReadMs,
});
