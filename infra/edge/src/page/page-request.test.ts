import type { ArtifactRoute } from '@mall/contracts/platform/artifact';
import { sampleRoute } from '@mall/registry/testing/sample-build';
import { cacheKeyOf, pageRequestOf } from './page-request.ts';

const route = (...query: string[]): ArtifactRoute => ({ ...sampleRoute('list', '/goods/list'), query });
const ask = (address: string, known: ArtifactRoute | null = route('sort', 'color'), userAgent = '') =>
  pageRequestOf(new URL(address, 'http://localhost'), userAgent, known);

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
  ])('%s is the page %s', (address, href) => expect(ask(address).href).toBe(href));

  it('knows the family site once when the route names it too', () => {
    expect(ask('/goods/list?family_site=rrig', route('family_site')).href).toBe(
      '/goods/list?family_site=rrig',
    );
  });

  it('ignores every parameter but the site where no route is', () => {
    expect(ask('/nowhere?sort=a&family_site=foluv', null)).toMatchObject({
      href: '/nowhere?family_site=foluv',
      site: { code: 'foluv' },
    });
  });

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
});
