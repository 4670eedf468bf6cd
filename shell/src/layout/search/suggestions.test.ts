import { familySiteOf } from '@mall/contracts/domain/family-site';
import { brandsLike, categoriesLike, searchHref } from './suggestions.ts';

const site = familySiteOf('rrig');
const brand = (brand_id: number, name: string, name_en: string, product_count = 1) => ({
  brand_id,
  name,
  name_en,
  family_site: 'rrig' as const,
  product_count,
});

describe('suggestions', () => {
  it('name brands with goods by either name, those that begin so first', () => {
    const brands = [
      brand(1, '마인드브릿지', 'MIND BRIDGE'),
      brand(2, '브릿지', 'Bridge'),
      brand(3, '브릿지 빈', 'x', 0),
    ];
    const labels = (typed: string) => brandsLike(site, brands, typed).map(({ label }) => label);
    expect(labels('브릿지')).toEqual(['브릿지 Bridge', '마인드브릿지 MIND BRIDGE']);
    expect(labels('mindb')).toEqual(['마인드브릿지 MIND BRIDGE']);
    expect(labels('없음')).toEqual([]);
  });

  it('name categories with the one above them, in the site', () => {
    const categories = [
      { category_id: 3, name: 'WOMEN', children: [{ category_id: 30, name: '니트/가디건' }] },
    ];
    expect(categoriesLike(site, categories, '니트가디')).toEqual([
      { label: 'WOMEN › 니트/가디건', href: '/goods/list/category/30?family_site=rrig' },
    ]);
    expect(categoriesLike(site, categories, 'women')[0]?.label).toBe('WOMEN');
  });

  it('lead to lists of the site, whatever is typed', () => {
    expect(searchHref(site, '코트&x=1')).toBe(
      '/goods/list?family_site=rrig&search_keyword=%EC%BD%94%ED%8A%B8%26x%3D1',
    );
    expect(searchHref(familySiteOf(null), '코트')).toBe('/goods/list?search_keyword=%EC%BD%94%ED%8A%B8');
  });
});
