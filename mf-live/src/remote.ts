import { defineRemote } from '@mall/remote-kit/define-remote';
import { pageParam } from '@mall/remote-kit/url-params';
import { copy } from './features/livestream/copy.ts';
import { campaignsQuery, shortFormsQuery } from './features/livestream/queries.ts';
import { uses } from './uses.ts';

export const remote = defineRemote({
  name: 'mf-live',
  routes: [
    {
      id: 'livestream',
      path: '/livestream',
      query: ['page'],
      prefetch: ({ services, url }) =>
        Promise.all([
          services.queryClient.prefetchQuery(campaignsQuery(services)),
          services.queryClient.prefetchQuery(shortFormsQuery(services, pageParam(url))),
        ]),
      head: () => ({ title: copy.title, description: copy.description }),
      component: () =>
        import(/* webpackChunkName: "route-livestream" */ './features/livestream/livestream-page.tsx'),
    },
  ],
  uses,
});
