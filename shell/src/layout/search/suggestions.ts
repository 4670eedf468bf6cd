import type { Brand } from '@mall/contracts/api/catalogue/brands';
import type { LayoutSettings } from '@mall/contracts/api/content/content';
import type { FamilySite } from '@mall/contracts/domain/family-site';
import { encodeQuery } from '@mall/contracts/query-string';
import { brandHref, categoryHref } from '../menus/menu-hrefs.ts';

/** Shown of each kind. */
const shownEach = 3;

export interface Suggestion {
  label: string;
  href: string;
}

/** Compared without case, spaces and the slash of 니트/가디건. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s/]+/g, '');

/** Where a search leads; the main shop needs no name. */
export function searchHref(site: FamilySite, word: string): string {
  const query = { family_site: site.home === '/' ? '' : site.code, search_keyword: word };
  return `/goods/list?${encodeQuery(query)}`;
}

/** Brands with goods that are called like what is typed, those that begin with it first. */
export function brandsLike(site: FamilySite, brands: readonly Brand[], typed: string): Suggestion[] {
  const wanted = plain(typed);
  const names = (brand: Brand) => [plain(brand.name), plain(brand.name_en)];
  const isFirst = (brand: Brand) => names(brand).some((name) => name.startsWith(wanted));
  return brands
    .filter((brand) => brand.product_count > 0 && names(brand).some((name) => name.includes(wanted)))
    .sort((one, other) => Number(isFirst(other)) - Number(isFirst(one)))
    .slice(0, shownEach)
    .map(({ brand_id, name, name_en }) => ({
      label: `${name} ${name_en}`,
      href: brandHref(site, brand_id),
    }));
}

/** Categories of the site that are called like what is typed, with the one above them. */
export function categoriesLike(
  site: FamilySite,
  categories: LayoutSettings['category'],
  typed: string,
): Suggestion[] {
  const wanted = plain(typed);
  return categories
    .flatMap(({ category_id, name, children }) => [
      { category_id, name, label: name },
      ...children.map((child) => ({ ...child, label: `${name} › ${child.name}` })),
    ])
    .filter(({ name }) => plain(name).includes(wanted))
    .slice(0, shownEach)
    .map(({ category_id, label }) => ({ label, href: categoryHref(site, category_id) }));
}
