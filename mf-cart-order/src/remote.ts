import { cartBadge } from '@mall/contracts/platform/fragments';
import { defineFragment, defineRemote } from '@mall/remote-kit/define-remote';
import { prefetchCartCount } from './features/badge/queries.ts';
import { copy as cartCopy } from './features/cart/copy.ts';
import { prefetchCart } from './features/cart/queries.ts';
import { copy as orderCopy } from './features/order/copy.ts';
import { completeHead } from './features/result/complete-head.ts';
import { copy as resultCopy } from './features/result/copy.ts';
import { completeOrderQuery } from './features/result/queries.ts';
import { orderIdParam } from './shared/order-id-param.ts';
import { uses } from './uses.ts';

const personal = (words: { title: string; description: string }) => () => ({ ...words, isNoIndex: true });

export const remote = defineRemote({
  name: 'mf-cart-order',
  routes: [
    {
      id: 'cart',
      path: '/cart',
      isPersonal: true,
      prefetch: ({ services }) => prefetchCart(services),
      head: personal(cartCopy.head),
      component: () => import(/* webpackChunkName: "route-cart" */ './features/cart/cart-page.tsx'),
    },
    {
      id: 'order',
      path: '/order',
      layout: 'bare',
      isPersonal: true,
      isIsolated: true,
      head: personal(orderCopy.head),
      component: () => import(/* webpackChunkName: "route-order" */ './features/order/order-page.tsx'),
    },
    {
      id: 'payment-return',
      path: '/order/payment',
      query: ['order_id', 'paymentId', 'code', 'pgCode'],
      isPersonal: true,
      head: personal(resultCopy.returnHead),
      component: () =>
        import(/* webpackChunkName: "route-payment-return" */ './features/result/payment-return-page.tsx'),
    },
    {
      id: 'order-complete',
      path: '/order/complete',
      query: ['order_id'],
      isPersonal: true,
      prefetch: ({ services, url }) =>
        services.queryClient.prefetchQuery(completeOrderQuery(services, orderIdParam(url))),
      head: completeHead,
      component: () =>
        import(/* webpackChunkName: "route-order-complete" */ './features/result/order-complete-page.tsx'),
    },
  ],
  fragments: [
    defineFragment({
      contract: cartBadge,
      prefetch: ({ services }) => prefetchCartCount(services),
      component: () =>
        import(/* webpackChunkName: "fragment-cart-badge" */ './features/badge/cart-badge.tsx'),
    }),
  ],
  uses,
});
