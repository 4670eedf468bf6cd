import type { SearchQuery } from '@mall/contracts/api/catalogue/products';
import { bigSizeParameter, facetNames, facets } from '@mall/contracts/domain/catalogue/facets';
import { productFlagSchema } from '@mall/contracts/domain/catalogue/product-flags';
import { familySiteOfUrl } from '@mall/contracts/domain/family-site';

const numberOf = (text: string | null | undefined) => (text ? { id: Number(text) } : null);

/** What the goods list behind a link asks the API for (spec 2.1, 2.2); null for a link that leads elsewhere. */
export function listOfLink(href: string): SearchQuery | null {
  const url = new URL(href, 'https://shop.example');
  const found = /^\/goods\/list(?:\/(category|brand)\/(\d+)|\/(\w+))?$/.exec(url.pathname);
  if (!found) return null;
  const [, kind, id, flag] = found;
  const category = numberOf(kind === 'category' ? id : url.searchParams.get('category'));
  const brand = numberOf(kind === 'brand' ? id : url.searchParams.get('family_brand_pk'));
  const gnb_state = productFlagSchema.safeParse(flag).data;
  const chosen = facetNames.flatMap((name) => {
    const { parameter } = facets[name];
    const values = url.searchParams.getAll(`${parameter}[]`);
    return values.length > 0 ? [[parameter, values]] : [];
  });
  return {
    family_site_id: familySiteOfUrl(url).id,
    ...(category ? { category_id: category.id } : {}),
    ...(brand ? { brand: brand.id } : {}),
    ...(gnb_state ? { gnb_state } : {}),
    ...Object.fromEntries(chosen),
    ...(url.searchParams.get(bigSizeParameter) === '1' ? { [bigSizeParameter]: '1' } : {}),
    ...(url.searchParams.has('search_keyword')
      ? { search_keyword: url.searchParams.get('search_keyword') ?? '' }
      : {}),
  };
}
