import { colorParameter } from '@mall/contracts/domain/catalogue/product-address';
import { optionPicker, quickView, reviewForm } from '@mall/contracts/platform/fragments';
import { defineFragment, defineRemote } from '@mall/remote-kit/define-remote';
import { productHead } from './features/product/product-head.ts';
import { prefetchProduct } from './features/product/queries.ts';
import { uses } from './uses.ts';

export const remote = defineRemote({
  name: 'mf-product',
  routes: [
    {
      id: 'product',
      path: '/goods/view/:productId',
      query: [colorParameter],
      prefetch: ({ services, params }) => prefetchProduct(services, params.productId),
      head: productHead,
      component: () => import(/* webpackChunkName: "route-product" */ './features/product/product-page.tsx'),
    },
  ],
  fragments: [
    defineFragment({
      contract: optionPicker,
      component: () =>
        import(/* webpackChunkName: "fragment-option-picker" */ './features/option-picker/option-picker.tsx'),
    }),
    defineFragment({
      contract: quickView,
      component: () =>
        import(/* webpackChunkName: "fragment-quick-view" */ './features/product/quick-view/quick-view.tsx'),
    }),
    defineFragment({
      contract: reviewForm,
      component: () =>
        import(/* webpackChunkName: "fragment-review-form" */ './features/review-form/review-form.tsx'),
    }),
  ],
  uses,
});
