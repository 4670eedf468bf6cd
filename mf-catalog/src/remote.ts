import { productGridFragment } from '@mall/contracts/platform/fragments';
import { previewParameter } from '@mall/contracts/platform/preview';
import { defineFragment, defineRemote } from '@mall/remote-kit/define-remote';
import { pageParam } from '@mall/remote-kit/url-params';
import { homeHead } from './features/home/home-head.ts';
import { homeQuery } from './features/home/queries.ts';
import { listHead } from './features/list/list-head.ts';
import { prefetchList } from './features/list/queries.ts';
import { listQuery } from './features/list/state/list-params.ts';
import { copy as wishCopy } from './features/wish/copy.ts';
import { uses } from './uses.ts';

export const remote = defineRemote({
  name: 'mf-catalog',
  routes: [
    {
      id: 'home',
      paths: {
        home: '/',
        'home-rrig': '/main/rrig',
        'home-mind-men': '/main/mind-men',
        'home-mind-women': '/main/mind-women',
        'home-jucy': '/main/jucy',
        'home-basic': '/main/basic',
        'home-aqua': '/main/aqua',
        'home-foluv': '/main/foluv',
        'home-outlet': '/main/outlet',
      },
      query: [previewParameter],
      prefetch: ({ services, url }) => services.queryClient.prefetchQuery(homeQuery(services, url)),
      head: homeHead,
      component: () => import(/* webpackChunkName: "route-home" */ './features/home/home-page.tsx'),
    },
    {
      id: 'list',
      paths: {
        list: '/goods/list',
        'list-category': '/goods/list/category/:categoryId',
        'list-brand': '/goods/list/brand/:brandId',
        'list-flag': '/goods/list/:flag',
      },
      query: listQuery,
      prefetch: prefetchList,
      head: listHead,
      component: () => import(/* webpackChunkName: "route-list" */ './features/list/list-page.tsx'),
    },
    {
      id: 'wish',
      path: '/wish',
      query: ['page'],
      isPersonal: true,
      prefetch: async ({ services, url }) => {
        if (services.session.current().status !== 'in') return;
        const { wishListQuery } = await import(
          /* webpackChunkName: "route-wish" */ './features/wish/queries.ts'
        );
        await services.queryClient.prefetchQuery(wishListQuery(services, pageParam(url)));
      },
      head: () => ({ title: wishCopy.title, description: wishCopy.description, isNoIndex: true }),
      component: () => import(/* webpackChunkName: "route-wish" */ './features/wish/wish-page.tsx'),
    },
  ],
  fragments: [
    defineFragment({
      contract: productGridFragment,
      prefetch: async ({ services, props }) => {
        const { productGridQuery } = await import(
          /* webpackChunkName: "fragment-product-grid" */ './features/product-grid/queries.ts'
        );
        await services.queryClient.prefetchQuery(productGridQuery(services, props.productIds));
      },
      component: () =>
        import(
          /* webpackChunkName: "fragment-product-grid" */ './features/product-grid/product-grid-fragment.tsx'
        ),
    }),
  ],
  uses,
});
