import { routeFaults } from './route-pattern.ts';
import { createRouteTable } from './route-table.ts';

const faultsOf = (...paths: string[]) =>
  routeFaults(paths.map((path, index) => ({ id: `page-${index}`, path })));

// Only the plain spelling of a reserved address was refused: the others came into a release, as unreachable pages.
it.each([
  ['/API/x', 'is no address for pages'],
  ['/api', 'is no address for pages'],
  ['/api/', 'is no address for pages'],
  ['//api/x', 'is no address for pages'],
  ['/Sitemap.xml', 'is no address for pages'],
  ['/rss/magazine.xml', 'is no address for pages'],
  ['/favicon.ico', 'is no address for pages'],
  ['/manifest.webmanifest', 'is no address for pages'],
  ['/_release', 'is no address for pages'],
  ['/_Reports/failures', 'is no address for pages'],
  ['/_assets/x', 'is no address for pages'],
  ['/:anything', 'is no address for pages'],
  ['/*', 'is no address for pages'],
  ['/%61pi/x', 'is percent-encoded'],
  ['/goods%2Flist', 'is percent-encoded'],
  ['/live/./x', 'browsers shorten'],
  ['/live/../api/x', 'browsers shorten'],
  ['/..', 'browsers shorten'],
  ['//evil', 'a slash too many or too few: write /evil'],
  ['/live//x', 'a slash too many or too few: write /live/x'],
  ['/live/', 'a slash too many or too few: write /live'],
  ['live', 'a slash too many or too few: write /live'],
  ['', 'a slash too many or too few: write /'],
  ['/\\evil', 'letters that an address spells otherwise'],
  ['/live\\x', 'letters that an address spells otherwise'],
  ['/live x', 'letters that an address spells otherwise'],
  ['/live\tx', 'letters that an address spells otherwise'],
  ['/live?x=1', 'letters that an address spells otherwise'],
  ['/live#x', 'letters that an address spells otherwise'],
  ['/live*', 'letters that an address spells otherwise'],
  ['/live;x', 'letters that an address spells otherwise'],
  ['/라이브', 'letters that an address spells otherwise'],
  ['/live/*/x', 'has * before its end'],
  ['/live/:id?', 'whose parameter :id? has no readable name'],
  ['/live/:', 'whose parameter : has no readable name'],
  ['/live/:id.html', 'whose parameter :id.html has no readable name'],
  ['/live/:id/:id', 'has one name for two parameters'],
])('a remote may not own %p, which %s', (path, words) => {
  expect(faultsOf(path)).toEqual([expect.stringContaining(words)]);
});

it.each([
  ['/live', '/live', 'owns /live twice'],
  ['/live/:id', '/live/:campaignId', 'owns /live/:id and /live/:campaignId'],
  ['/live/:id/*', '/live/:x/*', 'owns /live/:id/* and /live/:x/*'],
  ['/live/On', '/live/on', 'owns /live/On and /live/on'],
])('a remote may not own one address as %s and as %s', (one, other, words) => {
  expect(faultsOf(one, other)).toEqual([
    `${words}, which is one address: remove the route "page-0" or "page-1"`,
  ]);
});

it('a route has an id of its own, by which its page is found', () => {
  const routes = ['/live', '/live/past'].map((path) => ({ id: 'live', path }));
  expect(routeFaults(routes)).toEqual([
    'has two routes with the id "live", at /live and /live/past: give each an id of its own',
  ]);
});

it.each([
  '/',
  '/live',
  '/Live',
  '/apiary',
  '/mediaguide',
  '/live/api',
  '/live/_x',
  '/live/:id',
  '/live/:id/*',
  '/a.b/c-d/e_f/~g',
])('a remote may own %s, and its address is found as it is written', (path) => {
  expect(faultsOf(path)).toEqual([]);
  const address = new URL(path.replace(/:\w+|\*/g, '7'), 'https://mall.example').pathname;
  expect(createRouteTable([{ owner: 'mf-live', id: 'page', path }]).match(address)).not.toBeNull();
});

it('a remote may have a page of its own for one address of another page of its own', () => {
  expect(faultsOf('/live/:id', '/live/best', '/live', '/live/*')).toEqual([]);
});
