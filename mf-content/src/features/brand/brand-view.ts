import type { listBrandIntroductions } from '@mall/contracts/api/catalogue/brands';
import type { EndpointData } from '@mall/contracts/endpoint';
import { choiceParam, idParam } from '@mall/remote-kit/url-params';
import { keywordParam } from '../../shared/search/keyword-param.ts';

export type Brand = EndpointData<typeof listBrandIntroductions>['rows'][number];

/** What a URL asks of the brands. */
export interface BrandView {
  /** The one that is introduced. */
  brandId: number | null;
  keyword: string;
  isEnglish: boolean;
}

export const brandViewOf = (url: URL): BrandView => ({
  brandId: idParam(url.searchParams.get('brand')),
  keyword: keywordParam(url),
  isEnglish: choiceParam(url, 'order', ['en']) !== null,
});

/** Address of the brands, or of one of them. */
export function brandsHref({ brandId, keyword = '', isEnglish = false }: Partial<BrandView> = {}): string {
  const query = new URLSearchParams({
    ...(brandId ? { brand: String(brandId) } : {}),
    ...(keyword ? { keyword } : {}),
    ...(isEnglish ? { order: 'en' } : {}),
  }).toString();
  return query ? `/brand/introduce?${query}` : '/brand/introduce';
}

/** Brands with a word in one of their names, whatever its case and spaces. */
export function searchBrands(brands: readonly Brand[], keyword: string): readonly Brand[] {
  const plain = (text: string) => text.toLowerCase().replaceAll(' ', '');
  return brands.filter((brand) => plain(`${brand.name}\n${brand.name_en}`).includes(plain(keyword)));
}
