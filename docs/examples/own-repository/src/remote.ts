import { defineRemote } from '@mall/remote-kit/define-remote';
import { copy } from './features/lookbook/copy.ts';
import { looksQuery } from './features/lookbook/queries.ts';
import { uses } from './uses.ts';

export const remote = defineRemote({
  name: 'mf-lookbook',
  routes: [
    {
      id: 'lookbook',
      path: '/lookbook',
      prefetch: ({ services }) => services.queryClient.prefetchQuery(looksQuery(services, 1)),
      head: () => ({ title: copy.title, description: copy.description }),
      component: () =>
        import(/* webpackChunkName: "route-lookbook" */ './features/lookbook/lookbook-page.tsx'),
    },
  ],
  uses,
});
