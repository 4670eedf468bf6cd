import { filterCount, parseListParams } from './list-params.ts';
import type { ListScope } from './list-scope.ts';

const parse = (search: string, scope: ListScope = { kind: 'all' }) =>
  parseListParams(new URL(`https://mall.test/goods/list${search}`), scope);

describe('the query of a goods list', () => {
  it('reads filters, sort and page', () => {
    const params = parse('?f_colors[]=BLACK&f_colors[]=NAVY&f_prices[]=0-30000&sort=PRICEASC&page=3');
    expect(params.filters.color).toEqual(['BLACK', 'NAVY']);
    expect(params.filters.price).toEqual(['0-30000']);
    expect(params).toMatchObject({ sort: 'PRICEASC', page: 3 });
    expect(filterCount(params)).toBe(3);
  });

  it.each([
    ['sort', '?sort=CHEAPEST', { sort: 'BESTDESC' }],
    ['page', '?page=-1', { page: 1 }],
    ['page that is no number', '?page=2nd', { page: 1 }],
    ['page beyond what the API takes', '?page=99999', { page: 1 }],
    ['category', '?category=women', { categoryId: null }],
    ['family site', '?family_site=elsewhere', { siteId: 1, siteCode: '' }],
  ])('ignores an unknown %s', (_name, search, expected) => {
    expect(parse(search)).toMatchObject(expected);
  });

  it('ignores filter values that are not allowed, and a value said twice', () => {
    const { filters } = parse(
      '?f_colors[]=INVISIBLE&f_prices[]=1-2&f_states[]=GONE&f_promotions[]=FREE&f_seasons[]=MONSOON&f_brands[]=x&f_search_sizes[]=<b>&f_brands[]=3&f_brands[]=3',
    );
    expect(filters).toEqual({
      brand: ['3'],
      category: [],
      size: [],
      price: [],
      state: [],
      promotion: [],
      color: [],
      season: [],
    });
  });

  it.each([
    ['BEST', 'REALTIME', 'REALTIME'],
    ['NEW', 'WEEK', 'WEEK'],
    // New goods have no such period, and other lists none at all.
    ['NEW', 'REALTIME', null],
    ['ONEPLUS', 'WEEK', null],
    ['BEST', 'CENTURY', null],
  ] as const)('takes of the list %s the period %s as %s', (flag, asked, expected) => {
    expect(parse(`?period=${asked}`, { kind: 'flag', flag }).period).toBe(expected);
  });

  it('trims the keyword and cuts it to what the API takes', () => {
    expect(parse('?search_keyword=%20%EB%8B%88%ED%8A%B8%20').keyword).toBe('니트');
    expect(parse(`?search_keyword=${'a'.repeat(300)}`).keyword).toHaveLength(100);
  });
});
