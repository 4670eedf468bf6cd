import { addressesIn, addressesOf, type RouteToSee } from './sample-addresses.ts';

const route = (path: string, id = path): RouteToSee => ({ remote: 'mf-live', id, path, isPersonal: false });

it('a route without parameters is looked at as it is, another one at the first address that is known of it', () => {
  const [list, view, brand] = [
    route('/goods/list'),
    route('/goods/view/:id'),
    route('/goods/list/brand/:id'),
  ];
  const known = ['/goods/list?page=2', '/goods/view/7?color=2', '/goods/view/8', '/other'];
  expect([...addressesOf([list, view, brand], known)]).toEqual([
    [list, '/goods/list'],
    [view, '/goods/view/7?color=2'],
  ]);
});

it('an address belongs to the most specific route, as on the edge', () => {
  const [wide, narrow] = [route('/board/:kind'), route('/board/notice/:id')];
  expect([...addressesOf([wide, narrow], ['/board/notice/3', '/board/magazine'])]).toEqual([
    [narrow, '/board/notice/3'],
    [wide, '/board/magazine'],
  ]);
});

it('addresses of a site map are read with their queries', () => {
  const xml =
    '<urlset><url><loc>https://mall.example/goods/list?a=1&amp;b=2</loc></url><url><loc>https://mall.example/</loc></url></urlset>';
  expect(addressesIn(xml)).toEqual(['/goods/list?a=1&b=2', '/']);
});
