import { type NewMain, viewNewMain } from '@mall/contracts/api/content/new-main';
import { familySiteOfUrl } from '@mall/contracts/domain/family-site';
import { previewParameter } from '@mall/contracts/platform/preview';
import { endpointKey } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';
import { queryOptions } from '@tanstack/react-query';
import type { HomeView } from './home-view.ts';

/** By reply: renders of a server share theirs, and what was made of one object is written once. */
const views = new WeakMap<NewMain, HomeView>();

/** With the page's own chunk: no other page makes a home of a reply. */
const loadHomeView = () => import(/* webpackChunkName: "route-home" */ './home-view.ts');

/** What the home page of the family site of a URL shows (spec 7.3), with an operator's ticket, which the API alone can read, as it will be. */
export function homeQuery({ api }: RemoteServices, url: URL) {
  const preview = url.searchParams.get(previewParameter) ?? undefined;
  const input = { query: { family_id: familySiteOfUrl(url).id, preview } };
  return queryOptions<HomeView>({
    queryKey: [...endpointKey(viewNewMain, input), 'view'],
    queryFn: async ({ signal }) => {
      const [reply, { homeView }] = await Promise.all([api(viewNewMain, input, { signal }), loadHomeView()]);
      const view = views.get(reply) ?? homeView(reply);
      views.set(reply, view);
      return view;
    },
  });
}
