import type { ArtifactRoute } from '@mall/contracts/platform/artifact';
import { visitSiteOf } from '@mall/contracts/platform/visit-site';
import { sampleRoute } from '@mall/registry/testing/sample-build';
import { cacheKeyOf, pageRequestOf, unknownHref } from './page-request.ts';

const route = (...query: string[]): ArtifactRoute => ({ ...sampleRoute('list', '/goods/list'), query });
const ask = (
  address: string,
  known: ArtifactRoute | null = route('sort', 'color'),
  userAgent = '',
  visit: string | undefined = undefined,
) => pageRequestOf(new URL(address, 'http://localhost'), { userAgent, visitSite: visitSiteOf(visit) }, known);

describe('a page request (spec 2.2)', () => {
  it.each([
    ['/goods/list', '/goods/list'],
    ['/goods/list?utm_source=mail&fbclid=1', '/goods/list'],
    ['/goods/list?sort=NEWDESC&utm_source=mail', '/goods/list?sort=NEWDESC'],
    [
      '/goods/list?sort=NEWDESC&color[]=red&color[]=blue',
      '/goods/list?color%5B%5D=red&color%5B%5D=blue&sort=NEWDESC',
    ],
    ['/goods/list?sort=a&family_site=rrig', '/goods/list?family_site=rrig&sort=a'],
    ['/goods/list?family_site=rrig&sort=a', '/goods/list?family_site=rrig&sort=a'],
    ['/goods/%6Cis%74', '/goods/list'],
    ['/goods/%EC%98%B7', '/goods/%EC%98%B7'],
    ['/goods/a%2fb', '/goods/a%2Fb'],
    ['/goods/%zz', '/goods/%25zz'],
  ])('%s is the page %s', (address, href) => expect(ask(address).href).toBe(href));

  it('knows the family site once when the route names it too', () => {
    expect(ask('/goods/list?family_site=rrig', route('family_site')).href).toBe(
      '/goods/list?family_site=rrig',
    );
  });

  it.each(['/nowhere', '/nowhere/else?sort=a', '/%EC%98%B7'])(
    'is one page of the site for all addresses without a route, such as %s',
    (address) => {
      const url = new URL(address, 'http://localhost');
      url.searchParams.set('family_site', 'foluv');
      expect(pageRequestOf(url, { userAgent: '', visitSite: null }, null)).toMatchObject({
        href: unknownHref,
        site: { code: 'foluv' },
      });
    },
  );

  it.each(['/goods/list?family_site=nobody', '/goods/list?family_site[]=rrig', '/goods/list?family_site='])(
    'ignores a family site that there is not: %s',
    (address) => expect(ask(address)).toMatchObject({ href: '/goods/list', site: { code: 'tbh_shop' } }),
  );

  it('has a cache key for each release, site, device and page', () => {
    const phone = 'Mozilla/5.0 (iPhone) Mobile Safari';
    const keys = [
      cacheKeyOf(ask('/goods/list'), 'r0001'),
      cacheKeyOf(ask('/goods/list'), 'r0002'),
      cacheKeyOf(ask('/goods/list?family_site=rrig'), 'r0001'),
      cacheKeyOf(ask('/goods/list', route(), phone), 'r0001'),
      cacheKeyOf(ask('/goods/list', route(), `${phone} MallApp/1.0 (ios)`), 'r0001'),
      cacheKeyOf(ask('/goods/list?sort=a'), 'r0001'),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    expect(cacheKeyOf(ask('/goods/list?utm_source=mail'), 'r0001')).toBe(keys[0]);
  });

  it.each([
    ['/goods/list', 'rrig', 'rrig'],
    ['/goods/list', undefined, 'tbh_shop'],
    ['/goods/list', 'nobody', 'tbh_shop'],
    ['/goods/list?family_site=foluv', 'rrig', 'foluv'],
    ['/goods/list?family_site=tbh_shop', 'rrig', 'tbh_shop'],
    ['/goods/list?family_site=nobody', 'rrig', 'rrig'],
    ['/main/outlet', 'rrig', 'outlet'],
    ['/', 'rrig', 'tbh_shop'],
  ])('%s in a visit of %s is a page of %s', (address, visit, code) => {
    const page = ask(address, undefined, '', visit);
    expect(page.site.code).toBe(code);
    expect(cacheKeyOf(page, 'r0001')).toContain(` ${code} `);
  });
});
