import { familySiteOf } from '@mall/contracts/domain/family-site';
import { menusOf } from './menus.ts';

const menus = (code: string, facts = { hasBenefits: true, isCouponZone: false }) =>
  menusOf({ site: familySiteOf(code), ...facts });
const labels = (links: { label: string }[]) => links.map((link) => link.label);
const hrefOf = (code: string, label: string) => menus(code).main.find((link) => link.label === label)?.href;

describe('header menus (spec 2.6)', () => {
  it('of the main shop are all there', () => {
    const { main, right } = menus('tbh_shop');
    expect(labels(main)).toEqual(['ALL', 'MEN', 'WOMEN', 'BEST', 'NEW IN', 'BRAND', 'BENEFITS']);
    expect(labels(right)).toEqual(['1+1 more', '+Set', 'N+Sale', 'Big size']);
    expect(hrefOf('tbh_shop', 'MEN')).toBe('/goods/list/category/2?family_site=tbh_shop');
  });

  it('have BENEFITS and Coupon Zone only when there is something to show', () => {
    const bare = menus('tbh_shop', { hasBenefits: false, isCouponZone: false });
    expect(labels(bare.main)).not.toContain('BENEFITS');
    expect(labels(bare.extra)).not.toContain('Coupon Zone');
    expect(labels(menus('tbh_shop', { hasBenefits: true, isCouponZone: true }).extra)).toContain(
      'Coupon Zone',
    );
  });

  it('of the youth brand have no men, and ALL goes to women', () => {
    expect(labels(menus('jucy_judy').main)).not.toContain('MEN');
    expect(hrefOf('jucy_judy', 'ALL')).toBe('/goods/list/category/3?family_site=jucy_judy');
  });

  it("of the men's and women's brands narrow BEST and NEW IN to their category", () => {
    expect(hrefOf('mind_bridge_men', 'BEST')).toBe('/goods/list/BEST?family_site=mind_bridge_men&category=2');
    expect(hrefOf('mind_bridge_women', 'NEW IN')).toBe(
      '/goods/list/NEW?family_site=mind_bridge_women&category=3',
    );
    expect(hrefOf('basic_house', 'BEST')).toBe('/goods/list/BEST?family_site=basic_house');
  });

  it('of the luxury site have no right menu and list brand 28', () => {
    expect(menus('aquascutum').right).toEqual([]);
    expect(hrefOf('aquascutum', 'ALL')).toBe('/goods/list/brand/28?family_site=aquascutum');
  });

  it('of the outlet have no quick delivery', () => {
    expect(labels(menus('outlet').extra)).not.toContain('빠른배송');
    expect(labels(menus('tbh_shop').extra)).toContain('빠른배송');
  });
});
