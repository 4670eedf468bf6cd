import { viewNewMain } from '@mall/contracts/api/new-main';
import { productInfo } from '@mall/contracts/api/product-info';
import { searchProducts } from '@mall/contracts/api/products';
import { familySiteOfUrl } from '@mall/contracts/domain/family-site';
import { catalogListViewed } from '@mall/contracts/events/topics';
import { productGridFragment } from '@mall/contracts/platform/fragments';
import { defineFragment, defineRemote, type RouteDefinition } from '@mall/remote-kit/define-remote';
import { homeHead } from './features/home/home-head.ts';
import { homeQuery } from './features/home/queries.ts';
import { listHead } from './features/list/list-head.ts';
import { prefetchList } from './features/list/queries.ts';
import { listQuery } from './features/list/state/list-params.ts';
import { productGridQuery } from './features/product-grid/queries.ts';

const home: Pick<RouteDefinition, 'prefetch' | 'head'> = {
  prefetch: ({ services, url }) =>
    services.queryClient.prefetchQuery(homeQuery(services, familySiteOfUrl(url))),
  head: homeHead,
};

const list: Pick<RouteDefinition, 'prefetch' | 'head' | 'query'> = {
  query: listQuery,
  prefetch: prefetchList,
  head: listHead,
};

/** Every route has a chunk name of its own; webpack merges those of one page into one file. */
export const remote = defineRemote({
  name: 'mf-catalog',
  routes: [
    {
      id: 'home',
      path: '/',
      ...home,
      component: () => import(/* webpackChunkName: "route-home" */ './features/home/home-page.tsx'),
    },
    {
      id: 'home-rrig',
      path: '/main/rrig',
      ...home,
      component: () => import(/* webpackChunkName: "route-home-rrig" */ './features/home/home-page.tsx'),
    },
    {
      id: 'home-mind-men',
      path: '/main/mind-men',
      ...home,
      component: () => import(/* webpackChunkName: "route-home-mind-men" */ './features/home/home-page.tsx'),
    },
    {
      id: 'home-mind-women',
      path: '/main/mind-women',
      ...home,
      component: () =>
        import(/* webpackChunkName: "route-home-mind-women" */ './features/home/home-page.tsx'),
    },
    {
      id: 'home-jucy',
      path: '/main/jucy',
      ...home,
      component: () => import(/* webpackChunkName: "route-home-jucy" */ './features/home/home-page.tsx'),
    },
    {
      id: 'home-basic',
      path: '/main/basic',
      ...home,
      component: () => import(/* webpackChunkName: "route-home-basic" */ './features/home/home-page.tsx'),
    },
    {
      id: 'home-aqua',
      path: '/main/aqua',
      ...home,
      component: () => import(/* webpackChunkName: "route-home-aqua" */ './features/home/home-page.tsx'),
    },
    {
      id: 'home-foluv',
      path: '/main/foluv',
      ...home,
      component: () => import(/* webpackChunkName: "route-home-foluv" */ './features/home/home-page.tsx'),
    },
    {
      id: 'home-outlet',
      path: '/main/outlet',
      ...home,
      component: () => import(/* webpackChunkName: "route-home-outlet" */ './features/home/home-page.tsx'),
    },
    {
      id: 'list',
      path: '/goods/list',
      ...list,
      component: () => import(/* webpackChunkName: "route-list" */ './features/list/list-page.tsx'),
    },
    {
      id: 'list-category',
      path: '/goods/list/category/:categoryId',
      ...list,
      component: () => import(/* webpackChunkName: "route-list-category" */ './features/list/list-page.tsx'),
    },
    {
      id: 'list-brand',
      path: '/goods/list/brand/:brandId',
      ...list,
      component: () => import(/* webpackChunkName: "route-list-brand" */ './features/list/list-page.tsx'),
    },
    {
      id: 'list-flag',
      path: '/goods/list/:flag',
      ...list,
      component: () => import(/* webpackChunkName: "route-list-flag" */ './features/list/list-page.tsx'),
    },
  ],
  fragments: [
    defineFragment({
      contract: productGridFragment,
      prefetch: ({ services, props }) =>
        services.queryClient.prefetchQuery(productGridQuery(services, props.productIds)),
      component: () =>
        import(
          /* webpackChunkName: "fragment-product-grid" */ './features/product-grid/product-grid-fragment.tsx'
        ),
    }),
  ],
  uses: {
    calls: [viewNewMain, searchProducts, productInfo],
    publishes: [catalogListViewed],
  },
});
