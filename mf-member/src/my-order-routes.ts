import type { RouteContext, RouteDefinition } from '@mall/remote-kit/define-remote';
import { pageParam } from '@mall/remote-kit/url-params';
import { heads } from './shared/heads/copy.ts';

const personal = (words: { title: string; description: string }) => () => ({ ...words, isNoIndex: true });

/** Where the order of the address is read: its code comes with the pages that show one. */
const prefetchOrder = async ({ services, params }: RouteContext) => {
  const { orderIdOf, orderQuery } = await import(
    /* webpackChunkName: "shared-order" */ './shared/orders/queries.ts'
  );
  await services.queryClient.prefetchQuery(orderQuery(services, orderIdOf(params)));
};

/** What a member may still review stands at the lines of an order. */
const prefetchWritable = async ({ services }: RouteContext) => {
  if (services.session.current().status !== 'in') return;
  const { writableQuery } = await import(
    /* webpackChunkName: "route-my-order" */ './shared/reviews/queries.ts'
  );
  await services.queryClient.prefetchQuery(writableQuery(services));
};

/** Where the parcels of an order are. */
const prefetchTracking = async ({ services, params }: RouteContext) => {
  const [{ orderIdOf }, { trackingQuery }] = await Promise.all([
    import(/* webpackChunkName: "shared-order" */ './shared/orders/queries.ts'),
    import(/* webpackChunkName: "route-my-order" */ './features/my-order/queries.ts'),
  ]);
  await services.queryClient.prefetchQuery(trackingQuery(services, orderIdOf(params)));
};

/** Pages about what was ordered: list, detail, claims, reviews and inquiries, and a guest's order. */
export const myOrderRoutes: readonly RouteDefinition[] = [
  {
    id: 'my-orders',
    path: '/mypage/orders',
    query: ['period', 'from', 'to', 'status', 'page'],
    isPersonal: true,
    prefetch: async ({ services, url }) => {
      const { prefetchOrders } = await import(
        /* webpackChunkName: "route-my-orders" */ './features/my-orders/queries.ts'
      );
      await prefetchOrders(services, url);
    },
    head: personal(heads.orders),
    component: () =>
      import(/* webpackChunkName: "route-my-orders" */ './features/my-orders/my-orders-page.tsx'),
  },
  {
    id: 'my-order',
    path: '/mypage/orders/:orderId',
    isPersonal: true,
    prefetch: (context) =>
      Promise.all([prefetchOrder(context), prefetchWritable(context), prefetchTracking(context)]),
    head: personal(heads.order),
    component: () => import(/* webpackChunkName: "route-my-order" */ './features/my-order/my-order-page.tsx'),
  },
  {
    id: 'my-claim',
    path: '/mypage/orders/:orderId/claim',
    query: ['kind', 'line'],
    isPersonal: true,
    prefetch: async (context) => {
      const { prefetchClaim } = await import(
        /* webpackChunkName: "route-my-claim" */ './features/my-claim/queries.ts'
      );
      await prefetchClaim(context);
    },
    head: personal(heads.claim),
    component: () => import(/* webpackChunkName: "route-my-claim" */ './features/my-claim/claim-page.tsx'),
  },
  {
    id: 'my-fee',
    path: '/mypage/orders/:orderId/fee',
    layout: 'bare',
    query: ['claim', 'paymentId', 'code', 'pgCode'],
    isPersonal: true,
    isIsolated: true,
    head: personal(heads.fee),
    component: () => import(/* webpackChunkName: "route-my-fee" */ './features/my-fee/fee-page.tsx'),
  },
  {
    id: 'my-claims',
    path: '/mypage/claims',
    query: ['kind', 'page'],
    isPersonal: true,
    prefetch: async ({ services, url }) => {
      if (services.session.current().status !== 'in') return;
      const { claimsQuery } = await import(
        /* webpackChunkName: "route-my-claims" */ './features/my-claim/list/queries.ts'
      );
      await services.queryClient.prefetchQuery(claimsQuery(services, url));
    },
    head: personal(heads.claims),
    component: () =>
      import(/* webpackChunkName: "route-my-claims" */ './features/my-claim/list/claims-page.tsx'),
  },
  {
    id: 'my-reviews',
    path: '/mypage/reviews',
    query: ['tab', 'page', 'line'],
    isPersonal: true,
    prefetch: async ({ services, url }) => {
      if (services.session.current().status !== 'in') return;
      const { prefetchReviews } = await import(
        /* webpackChunkName: "route-my-reviews" */ './features/my-reviews/queries.ts'
      );
      await prefetchReviews(services, url);
    },
    head: personal(heads.reviews),
    component: () =>
      import(/* webpackChunkName: "route-my-reviews" */ './features/my-reviews/my-reviews-page.tsx'),
  },
  {
    id: 'my-inquiries',
    path: '/mypage/inquiries',
    query: ['page'],
    isPersonal: true,
    prefetch: async ({ services, url }) => {
      if (services.session.current().status !== 'in') return;
      const { myInquiriesQuery } = await import(
        /* webpackChunkName: "route-my-inquiries" */ './features/my-inquiries/queries.ts'
      );
      await services.queryClient.prefetchQuery(myInquiriesQuery(services, pageParam(url)));
    },
    head: personal(heads.inquiries),
    component: () =>
      import(/* webpackChunkName: "route-my-inquiries" */ './features/my-inquiries/my-inquiries-page.tsx'),
  },
  {
    id: 'guest-order',
    path: '/guest/order',
    isPersonal: true,
    head: personal(heads.guestOrder),
    component: () =>
      import(/* webpackChunkName: "route-guest-order" */ './features/guest-order/guest-order-page.tsx'),
  },
];
