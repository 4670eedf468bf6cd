import { type FamilySiteCode, familySiteOf, familySites } from '@mall/contracts/domain/family-site';
import { menusOf } from './menus.ts';

const labels = (links: { label: string }[]) => links.map((link) => link.label).join(' ');
const hrefOf = (code: string, label: string) =>
  menusOf(familySiteOf(code), 7).main.find((link) => link.label === label)?.href;

const main = 'ALL MEN WOMEN BEST NEW IN BRAND BENEFITS';
const right = '1+1 more +Set N+Sale Big size';
const extra = '베스트 리뷰 이벤트 매거진 빠른배송 Coupon Zone TV쇼핑';

describe('header menus (spec 2.6)', () => {
  it.each<[FamilySiteCode, { main: string; right: string; extra: string }]>([
    ['tbh_shop', { main, right, extra }],
    ['mind_bridge_men', { main, right, extra }],
    ['mind_bridge_women', { main, right, extra }],
    ['jucy_judy', { main: 'ALL WOMEN BEST NEW IN BRAND BENEFITS', right, extra }],
    ['basic_house', { main, right, extra }],
    ['outlet', { main, right, extra: '베스트 리뷰 이벤트 매거진 Coupon Zone TV쇼핑' }],
    ['aquascutum', { main, right: '', extra }],
    ['foluv', { main, right, extra }],
    ['rrig', { main, right, extra }],
  ])('of %s', (code, expected) => {
    const menus = menusOf(familySiteOf(code), 7);
    expect({
      main: labels(menus.main),
      right: labels(menus.right),
      extra: labels(menus.extra),
    }).toEqual(expected);
    for (const { href } of [...menus.main, ...menus.right, ...menus.extra])
      expect(href).toContain(`?family_site=${code}`);
  });

  it('lead ALL of the youth brand to women, of the luxury site to its brand, of others to everything', () => {
    const all = Object.fromEntries(familySites.map(({ code }) => [code, hrefOf(code, 'ALL')]));
    const { jucy_judy, aquascutum, ...others } = all;
    expect(jucy_judy).toBe('/goods/list/category/3?family_site=jucy_judy');
    expect(aquascutum).toBe('/goods/list/brand/7?family_site=aquascutum');
    for (const [code, href] of Object.entries(others)) expect(href).toBe(`/goods/list?family_site=${code}`);
  });

  // Both led to brand 28, which is of the sample brands.
  it('of the luxury site have no ALL and no NEW IN where no brand bears its name', () => {
    expect(labels(menusOf(familySiteOf('aquascutum'), null).main)).toBe('MEN WOMEN BEST BRAND BENEFITS');
  });

  it.each(familySites.map(({ code }) => code))('narrow BEST and NEW IN of %s by its rule', (code) => {
    const category = { mind_bridge_men: '&category=2', mind_bridge_women: '&category=3' };
    const narrowed = Object.entries(category).find(([site]) => site === code)?.[1] ?? '';
    expect(hrefOf(code, 'BEST')).toBe(`/goods/list/BEST?family_site=${code}${narrowed}`);
    // Nothing new of other brands on the luxury site.
    const ofBrand = code === 'aquascutum' ? '&family_brand_pk=7' : narrowed;
    expect(hrefOf(code, 'NEW IN')).toBe(`/goods/list/NEW?family_site=${code}${ofBrand}`);
  });

  it('lead MEN to category 2 and WOMEN to category 3, which their panels show', () => {
    const [, men, women] = menusOf(familySiteOf('tbh_shop'), null).main;
    expect(men).toMatchObject({ href: '/goods/list/category/2?family_site=tbh_shop', category_ids: [2] });
    expect(women).toMatchObject({ href: '/goods/list/category/3?family_site=tbh_shop', category_ids: [3] });
  });
});
