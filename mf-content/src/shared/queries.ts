import { viewSettings } from '@mall/contracts/api/content/content';
import { familySiteOfUrl } from '@mall/contracts/domain/family-site';
import { endpointQuery, longStaleTimeMs } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

/** Settings of the site: the same cached reply that header and footer read. */
export function siteSettingsQuery({ api }: RemoteServices, url: URL) {
  return {
    ...endpointQuery(api, viewSettings, {
      query: { code: 'layout' as const, family_id: familySiteOfUrl(url).id },
    }),
    staleTime: longStaleTimeMs,
  };
}
