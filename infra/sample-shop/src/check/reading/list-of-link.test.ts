import { facetNames, facets } from '@mall/contracts/domain/catalogue/facets';
import { listOfLink } from './list-of-link.ts';

// A link narrowed by colour was counted as the whole list: states, promotions and seasons alone were read, and no link
// of the sample shop has another filter.
it.each(facetNames.map((name) => facets[name].parameter))(
  'asks for what a link chooses of %s',
  (parameter) => {
    expect(listOfLink(`/goods/list?${parameter}[]=A&${parameter}[]=B`)).toEqual({
      family_site_id: 1,
      [parameter]: ['A', 'B'],
    });
  },
);

it('asks for big sizes', () => {
  expect(listOfLink(`/goods/list?f_big_sizes=1`)).toEqual({
    family_site_id: 1,
    f_big_sizes: '1',
  });
});

it('asks for the category, brand, flag and keyword of a link', () => {
  expect(listOfLink('/goods/list/category/2?family_brand_pk=28')).toEqual({
    family_site_id: 1,
    category_id: 2,
    brand: 28,
  });
  expect(listOfLink('/goods/list/NEW?search_keyword=%EB%8B%88%ED%8A%B8')).toEqual({
    family_site_id: 1,
    gnb_state: 'NEW',
    search_keyword: '니트',
  });
});

it('is nothing of a link that leads elsewhere', () => {
  expect(listOfLink('/event/list')).toBeNull();
});
