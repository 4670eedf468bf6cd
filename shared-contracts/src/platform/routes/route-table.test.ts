import { createRouteTable } from './route-table.ts';

const table = createRouteTable(
  [
    '/',
    '/*',
    '/goods',
    '/goods/*',
    '/goods/list',
    '/goods/view/:productId',
    '/board/:kind/view',
    '/board/notice/:id',
    '/:site/about',
  ].map((path) => ({ owner: 'mf-test', id: path, path })),
);

describe('route table', () => {
  it.each([
    ['/', '/', {}],
    ['/goods', '/goods', {}],
    ['/goods/', '/goods', {}],
    ['/goods/list', '/goods/list', {}],
    ['/goods/other/deep', '/goods/*', { '*': 'other/deep' }],
    ['/goods/view/100123', '/goods/view/:productId', { productId: '100123' }],
    ['/goods/view/%ED%8B%B0', '/goods/view/:productId', { productId: '티' }],
    ['/goods/view/%E0%A4%A', '/goods/view/:productId', { productId: '%E0%A4%A' }],
    // The earlier literal decides.
    ['/board/notice/view', '/board/notice/:id', { id: 'view' }],
    ['/board/event/view', '/board/:kind/view', { kind: 'event' }],
    // What begins with a parameter is found beside literals that begin as the address does, and without them.
    ['/board/about', '/:site/about', { site: 'board' }],
    ['/rrig/about', '/:site/about', { site: 'rrig' }],
    ['/goods/about', '/goods/*', { '*': 'about' }],
    ['/nowhere', '/*', { '*': 'nowhere' }],
  ])('%s belongs to %s', (pathname, id, params) => {
    expect(table.match(pathname)).toMatchObject({ route: { id }, params });
  });

  it('finds nothing for a path without an owner, and takes a dot for a dot', () => {
    const exact = createRouteTable([{ owner: 'mf-test', id: 'file', path: '/a.b' }]);
    expect(exact.match('/a.b')).not.toBeNull();
    expect(exact.match('/axb')).toBeNull();
    expect(exact.match('/a.b/c')).toBeNull();
  });
});
