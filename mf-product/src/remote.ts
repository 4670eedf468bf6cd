import { viewProduct } from '@mall/contracts/api/catalogue/products';
import { priceSelection } from '@mall/contracts/api/catalogue/selection-price';
import { addToCart, checkBundleAmount } from '@mall/contracts/api/orders/carts';
import { setOrderTemporary } from '@mall/contracts/api/orders/orders';
import { colorParameter } from '@mall/contracts/domain/catalogue/product-address';
import { cartCountChanged, cartProductsAdded, productViewed } from '@mall/contracts/events/topics';
import { defineRemote } from '@mall/remote-kit/define-remote';
import { productHead } from './features/product/product-head.ts';
import { productQuery } from './features/product/queries.ts';

export const remote = defineRemote({
  name: 'mf-product',
  routes: [
    {
      id: 'product',
      path: '/goods/view/:productId',
      query: [colorParameter],
      prefetch: ({ services, params }) =>
        services.queryClient.prefetchQuery(productQuery(services, params.productId)),
      head: productHead,
      component: () => import(/* webpackChunkName: "route-product" */ './features/product/product-page.tsx'),
    },
  ],
  uses: {
    calls: [viewProduct, priceSelection, addToCart, checkBundleAmount, setOrderTemporary],
    publishes: [productViewed, cartProductsAdded, cartCountChanged],
  },
});
