import { sampleRoute } from './testing/sample-build.ts';
import { offering, one, publishing, reasonsFor, showing, subscribing } from './testing/sample-shop.ts';

it('accepts parts that were built against the same contracts', () => {
  expect(
    reasonsFor({
      live: { ...offering(one), ...publishing(one), routes: [sampleRoute('a', '/live/:id')] },
      product: { ...showing(one), ...subscribing(one), routes: [sampleRoute('b', '/goods/:id')] },
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

// Only equal patterns were compared: a remote took single pages of another one, and of two equal ones with a slash more.
it.each([
  ['/goods/view/best', '/goods/view/:productId'],
  ['/goods/:kind/best', '/goods/view/:productId'],
  ['/goods/*', '/goods/list'],
  ['/goods/*', '/goods'],
  ['/Goods/List', '/goods/list'],
  ['/goods/view/:id/:tab', '/goods/view/*'],
])('refuses the route %s over %s of another remote', (path, other) => {
  const routes = [sampleRoute('b', other)];
  const reasons = [{ routes: [sampleRoute('a', path)] }, { routes }].map((live, index) =>
    reasonsFor({ live, product: { routes: index === 0 ? routes : [sampleRoute('a', path)] } }),
  );
  for (const found of reasons)
    expect(found).toEqual([
      expect.stringMatching(/^mf-live@1\.0\.0 and mf-product@1\.0\.0 both own \/goods/i),
    ]);
});

it.each([
  ['/goods/view/:id/reviews', '/goods/view/:id'],
  ['/goods/list', '/goods/view/:id'],
  ['/', '/goods'],
])('accepts %s beside %s', (path, other) => {
  expect(
    reasonsFor({
      live: { routes: [sampleRoute('a', path)] },
      product: { routes: [sampleRoute('b', other)] },
    }),
  ).toEqual([]);
});

it('a remote may have a route of its own for one page of another route of its own', () => {
  const routes = ['/live/:id', '/live/best'].map((path) => sampleRoute(path, path));
  expect(reasonsFor({ live: { routes } })).toEqual([]);
});

// Only the plain spelling of an address of the edge was refused, and only between remotes was an address compared.
it.each([
  ['/api/coupons', 'which is no address for pages: give the route a first part of its own'],
  ['/API/x', 'which is no address for pages: give the route a first part of its own'],
  ['//api/coupons', 'which is no address for pages: give the route a first part of its own'],
  ['/:anything', 'which is no address for pages: give the route a first part of its own'],
  ['//evil', 'which has a slash too many or too few: write /evil'],
  [
    '/%61pi/x',
    'which is percent-encoded, and is read as another address: write it in plain letters, digits and hyphens',
  ],
])('refuses the route %s, which no page is asked for at', (path, reason) => {
  expect(reasonsFor({ live: { routes: [sampleRoute('a', path)] } })).toEqual([
    `mf-live@1.0.0 owns ${path}, ${reason}`,
  ]);
});

it('refuses two routes of one remote at one address', () => {
  const routes = [sampleRoute('one', '/live/:id'), sampleRoute('two', '/live/:campaignId')];
  expect(reasonsFor({ live: { routes } })).toEqual([
    'mf-live@1.0.0 owns /live/:id and /live/:campaignId, which is one address: remove the route "one" or "two"',
  ]);
});

it('accepts routes that only begin like an address of the edge', () => {
  const routes = ['/', '/apiary', '/mediaguide', '/live/:id'].map((path) => sampleRoute(path, path));
  expect(reasonsFor({ live: { routes } })).toEqual([]);
});
