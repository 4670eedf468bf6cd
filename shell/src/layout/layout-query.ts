import { viewSettings } from '@mall/contracts/api/content/content';
import type { FamilySite } from '@mall/contracts/domain/family-site';
import { endpointQuery, longStaleTimeMs } from '@mall/remote-kit/endpoint-query';
import { type RemoteServices, useServices, useSite } from '@mall/remote-kit/services';
import { useQuery } from '@tanstack/react-query';

/** Header, footer and security settings of a family site, fresh for five minutes (spec 9). */
export const layoutQuery = ({ api }: Pick<RemoteServices, 'api'>, site: FamilySite) => ({
  ...endpointQuery(api, viewSettings, { query: { code: 'layout', family_id: site.id } }),
  staleTime: longStaleTimeMs,
});

/** Settings of the current site; undefined until they are there. */
export function useLayoutSettings() {
  const services = useServices();
  return useQuery(layoutQuery(services, useSite())).data;
}
