import { sampleRoute } from './testing/sample-build.ts';
import { hearing, offering, one, publishing, reasonsFor, showing } from './testing/sample-shop.ts';

it('accepts parts that were built against the same contracts', () => {
  expect(
    reasonsFor({
      live: { ...offering(one), ...publishing(one), routes: [sampleRoute('a', '/live/:id')] },
      product: { ...showing(one), ...hearing(one), routes: [sampleRoute('b', '/goods/:id')] },
    }),
  ).toEqual([]);
});

it('refuses a route with two owners, whatever its parameters are called', () => {
  expect(
    reasonsFor({
      live: { routes: [sampleRoute('a', '/goods/view/:id')] },
      product: { routes: [sampleRoute('b', '/goods/view/:productId')] },
    }),
  ).toEqual([
    'mf-live@1.0.0 and mf-product@1.0.0 both own /goods/view/:productId: remove the route from one of them',
  ]);
});
