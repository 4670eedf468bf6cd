import { createListLinks } from './list-links.ts';
import { parseListParams } from './list-params.ts';

const scope = { kind: 'category', id: 3 } as const;
const linksAt = (search: string) =>
  createListLinks(scope, parseListParams(new URL(`https://mall.test/goods/list/category/3${search}`), scope));

describe('links of a goods list', () => {
  it('adds a value and goes back to the first page', () => {
    expect(linksAt('?page=4&sort=PRICEASC').toggle('color', 'BLACK')).toBe(
      '/goods/list/category/3?f_colors[]=BLACK&sort=PRICEASC',
    );
  });

  it('takes a chosen value away and leaves the others', () => {
    expect(linksAt('?f_colors[]=BLACK&f_colors[]=NAVY&page=2').toggle('color', 'BLACK')).toBe(
      '/goods/list/category/3?f_colors[]=NAVY',
    );
  });

  it('keeps filters, site and keyword when it turns pages', () => {
    expect(linksAt('?family_site=outlet&search_keyword=coat&f_states[]=NEW').page(2)).toBe(
      '/goods/list/category/3?family_site=outlet&search_keyword=coat&f_states[]=NEW&page=2',
    );
  });

  it('clears every filter but keeps the order', () => {
    expect(linksAt('?f_states[]=NEW&f_big_sizes=1&sort=NEWDESC').withoutFilters()).toBe(
      '/goods/list/category/3?sort=NEWDESC',
    );
  });

  it('drops what was never allowed', () => {
    expect(linksAt('?f_colors[]=INVISIBLE&utm_source=mail').page(1)).toBe('/goods/list/category/3');
  });
});
