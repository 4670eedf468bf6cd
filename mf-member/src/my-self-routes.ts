import type { RouteContext, RouteDefinition } from '@mall/remote-kit/define-remote';
import { pageParam } from '@mall/remote-kit/url-params';
import { heads } from './shared/heads/copy.ts';

const personal = ({ title, description }: { title: string; description: string }) => ({
  isPersonal: true,
  head: () => ({ title, description, isNoIndex: true }),
});

/** Runs for a member only; a guest is led to the login and reads nothing. */
const ofMember = (fetch: (context: RouteContext) => Promise<unknown>) => async (context: RouteContext) => {
  if (context.services.session.current().status === 'in') await fetch(context);
};

/** Reads what a page of a member shows at first; its query comes with the page. */
const readAtFirst = (load: () => Promise<(context: RouteContext) => Promise<void>>) =>
  ofMember(async (context) => (await load())(context));

/** Reads the member whom a page asks for a confirmation. */
const readMember = ofMember(async ({ services }) => {
  const { prefetchMember } = await import(/* webpackChunkName: "shared-member" */ './shared/queries.ts');
  await prefetchMember(services);
});

/** Pages about the member: dashboard, benefits, what was saved, profile and logins. */
export const mySelfRoutes: readonly RouteDefinition[] = [
  {
    id: 'my-home',
    path: '/mypage',
    ...personal(heads.home),
    prefetch: ofMember(async ({ services }) => {
      const { prefetchMyHome } = await import(
        /* webpackChunkName: "route-my-home" */ './features/my-home/queries.ts'
      );
      await prefetchMyHome(services);
    }),
    component: () => import(/* webpackChunkName: "route-my-home" */ './features/my-home/my-home-page.tsx'),
  },
  {
    id: 'my-coupons',
    path: '/mypage/coupons',
    query: ['state', 'page'],
    ...personal(heads.coupons),
    prefetch: readAtFirst(() =>
      import(/* webpackChunkName: "route-my-coupons" */ './features/my-coupons/queries.ts').then(
        ({ couponsQuery }) =>
          ({ services, url }) =>
            services.queryClient.prefetchQuery(couponsQuery(services, url)),
      ),
    ),
    component: () =>
      import(/* webpackChunkName: "route-my-coupons" */ './features/my-coupons/my-coupons-page.tsx'),
  },
  {
    id: 'my-points',
    path: '/mypage/points',
    query: ['period', 'page'],
    ...personal(heads.points),
    prefetch: readAtFirst(() =>
      import(/* webpackChunkName: "route-my-points" */ './features/my-points/queries.ts').then(
        ({ pointsQuery }) =>
          ({ services, url }) =>
            services.queryClient.prefetchQuery(pointsQuery(services, url)),
      ),
    ),
    component: () =>
      import(/* webpackChunkName: "route-my-points" */ './features/my-points/my-points-page.tsx'),
  },
  {
    id: 'my-grade',
    path: '/mypage/grade',
    ...personal(heads.grade),
    prefetch: readAtFirst(() =>
      import(/* webpackChunkName: "route-my-grade" */ './shared/queries.ts').then(
        ({ gradesQuery, prefetchMember }) =>
          async ({ services }) => {
            await Promise.all([
              prefetchMember(services),
              services.queryClient.prefetchQuery(gradesQuery(services)),
            ]);
          },
      ),
    ),
    component: () => import(/* webpackChunkName: "route-my-grade" */ './features/my-grade/my-grade-page.tsx'),
  },
  {
    id: 'my-recent',
    path: '/mypage/recent',
    ...personal(heads.recent),
    component: () =>
      import(/* webpackChunkName: "route-my-recent" */ './features/my-recent/my-recent-page.tsx'),
  },
  {
    id: 'my-alarms',
    path: '/mypage/alarms',
    query: ['page'],
    ...personal(heads.alarms),
    prefetch: readAtFirst(() =>
      import(/* webpackChunkName: "route-my-alarms" */ './features/my-alarms/queries.ts').then(
        ({ alarmsQuery }) =>
          ({ services, url }) =>
            services.queryClient.prefetchQuery(alarmsQuery(services, pageParam(url))),
      ),
    ),
    component: () =>
      import(/* webpackChunkName: "route-my-alarms" */ './features/my-alarms/my-alarms-page.tsx'),
  },
  {
    id: 'my-brands',
    path: '/mypage/brands',
    ...personal(heads.brands),
    prefetch: readAtFirst(() =>
      import(/* webpackChunkName: "route-my-brands" */ './features/my-brands/queries.ts').then(
        ({ brandWishesQuery }) =>
          ({ services }) =>
            services.queryClient.prefetchQuery(brandWishesQuery(services)),
      ),
    ),
    component: () =>
      import(/* webpackChunkName: "route-my-brands" */ './features/my-brands/my-brands-page.tsx'),
  },
  {
    id: 'my-profile',
    path: '/mypage/profile',
    ...personal(heads.profile),
    prefetch: readMember,
    component: () =>
      import(/* webpackChunkName: "route-my-profile" */ './features/my-profile/my-profile-page.tsx'),
  },
  {
    id: 'my-devices',
    path: '/mypage/devices',
    ...personal(heads.devices),
    prefetch: readAtFirst(() =>
      import(/* webpackChunkName: "route-my-devices" */ './features/my-devices/queries.ts').then(
        ({ loginsQuery }) =>
          ({ services }) =>
            services.queryClient.prefetchQuery(loginsQuery(services)),
      ),
    ),
    component: () =>
      import(/* webpackChunkName: "route-my-devices" */ './features/my-devices/my-devices-page.tsx'),
  },
  {
    id: 'my-export',
    path: '/mypage/export',
    ...personal(heads.export),
    prefetch: readMember,
    component: () =>
      import(/* webpackChunkName: "route-my-export" */ './features/my-export/my-export-page.tsx'),
  },
  {
    id: 'my-leaving',
    path: '/mypage/leave',
    ...personal(heads.leaving),
    prefetch: readMember,
    component: () =>
      import(/* webpackChunkName: "route-my-leaving" */ './features/my-leaving/my-leaving-page.tsx'),
  },
  {
    id: 'my-addresses',
    path: '/mypage/addresses',
    ...personal(heads.addresses),
    prefetch: readAtFirst(() =>
      import(/* webpackChunkName: "route-my-addresses" */ './features/my-addresses/queries.ts').then(
        ({ addressesQuery }) =>
          ({ services }) =>
            services.queryClient.prefetchQuery(addressesQuery(services)),
      ),
    ),
    component: () =>
      import(/* webpackChunkName: "route-my-addresses" */ './features/my-addresses/my-addresses-page.tsx'),
  },
  {
    id: 'my-size',
    path: '/mypage/size',
    ...personal(heads.size),
    prefetch: readAtFirst(() =>
      import(/* webpackChunkName: "route-my-size" */ './features/my-size/queries.ts').then(
        ({ sizeProfileQuery }) =>
          ({ services }) =>
            services.queryClient.prefetchQuery(sizeProfileQuery(services)),
      ),
    ),
    component: () => import(/* webpackChunkName: "route-my-size" */ './features/my-size/my-size-page.tsx'),
  },
];
