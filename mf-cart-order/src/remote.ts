import {
  changeCartLine,
  checkBundleAmount,
  countCart,
  deleteCartLines,
  deleteSoldOutCartLines,
  listCart,
} from '@mall/contracts/api/carts';
import { viewMember } from '@mall/contracts/api/members';
import {
  checkOrderPayment,
  orderPurchase,
  placeOrder,
  reportFailedOrder,
  setOrderTemporary,
  viewCompleteOrder,
} from '@mall/contracts/api/orders';
import { cartCountChanged, orderCompleted } from '@mall/contracts/events/topics';
import { cartBadge } from '@mall/contracts/platform/fragments';
import { defineFragment, defineRemote } from '@mall/remote-kit/define-remote';
import { prefetchCartCount } from './features/badge/queries.ts';
import { prefetchCart } from './features/cart/queries.ts';

const personal = (title: string, description: string) => () => ({ title, description, isNoIndex: true });

export const remote = defineRemote({
  name: 'mf-cart-order',
  routes: [
    {
      id: 'cart',
      path: '/cart',
      isPersonal: true,
      prefetch: ({ services }) => prefetchCart(services),
      head: personal('장바구니', '담아둔 상품을 확인하고 주문하세요.'),
      component: () => import(/* webpackChunkName: "route-cart" */ './features/cart/cart-page.tsx'),
    },
    {
      id: 'order',
      path: '/order',
      isPersonal: true,
      isIsolated: true,
      head: personal('주문/결제', '배송지와 결제 수단을 입력하고 주문을 완료하세요.'),
      component: () => import(/* webpackChunkName: "route-order" */ './features/order/order-page.tsx'),
    },
    {
      id: 'payment-return',
      path: '/order/payment',
      query: ['order_id', 'paymentId', 'code', 'message'],
      isPersonal: true,
      head: personal('결제 확인', '결제 결과를 확인하고 있어요.'),
      component: () =>
        import(/* webpackChunkName: "route-payment-return" */ './features/result/payment-return-page.tsx'),
    },
    {
      id: 'order-complete',
      path: '/order/complete',
      query: ['order_id'],
      isPersonal: true,
      head: personal('주문 완료', '주문해주셔서 감사합니다.'),
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
  uses: {
    calls: [
      countCart,
      listCart,
      deleteCartLines,
      deleteSoldOutCartLines,
      changeCartLine,
      checkBundleAmount,
      setOrderTemporary,
      orderPurchase,
      placeOrder,
      checkOrderPayment,
      reportFailedOrder,
      viewCompleteOrder,
      viewMember,
    ],
    publishes: [cartCountChanged, orderCompleted],
    hears: [cartCountChanged],
  },
});
