import { viewNewMain } from '@mall/contracts/api/content/new-main';
import type { FamilySite } from '@mall/contracts/domain/family-site';
import { endpointKey } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';
import { queryOptions } from '@tanstack/react-query';
import { type HomeView, homeView } from './home-view.ts';

/** What the home page of one family site shows (spec 7.3). */
export function homeQuery({ api }: RemoteServices, site: FamilySite) {
  const input = { query: { family_id: site.id } };
  return queryOptions<HomeView>({
    queryKey: [...endpointKey(viewNewMain, input), 'view'],
    queryFn: async ({ signal }) => homeView(await api(viewNewMain, input, { signal })),
  });
}
