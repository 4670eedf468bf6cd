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

it.each(['/api/coupons', '/api', '/_assets/x', '/media/:id', '/healthz', '/robots.txt', '/:anything', '/*'])(
  'refuses the route %s, which the edge answers or which would take every page',
  (path) => {
    expect(reasonsFor({ live: { routes: [sampleRoute('a', path)] } })).toEqual([
      `mf-live@1.0.0 owns ${path}, which is no address for pages: give the route a first part of its own`,
    ]);
  },
);

it('accepts routes that only begin like an address of the edge', () => {
  const routes = ['/', '/apiary', '/mediaguide', '/live/:id'].map((path) => sampleRoute(path, path));
  expect(reasonsFor({ live: { routes } })).toEqual([]);
});
