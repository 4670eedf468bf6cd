import type { LayoutSettings } from '@mall/contracts/api/content/content';
import { facets } from '@mall/contracts/domain/catalogue/facets';
import { menCategoryId, womenCategoryId } from '@mall/contracts/domain/catalogue/goods-list';
import { flagWords, type ProductFlag } from '@mall/contracts/domain/catalogue/product-flags';
import type { FamilySite } from '@mall/contracts/domain/family-site';

/** What a list of goods is about; a menu leads to it only where the site sells such goods. */
export interface GoodsScope {
  categoryId?: number;
  brandId?: number;
  flag?: ProductFlag;
}

/** Contents other than goods that a menu may lead to. */
export type ContentKind = 'plans' | 'reviews' | 'events' | 'magazines' | 'coupons' | 'live';

type MenuLink = LayoutSettings['gnb']['main'][number];

/** A link with what must exist behind it. */
export interface MenuCandidate extends MenuLink {
  needs?: GoodsScope | ContentKind;
}

export interface Menus {
  main: MenuCandidate[];
  right: MenuCandidate[];
  extra: MenuCandidate[];
}

type Address = (path: string, query?: string) => string;

/**
 * Header menus of one family site by the rules of spec 2.6, whatever it has at the moment; links are the routes of
 * spec 2.1 and name their site. The luxury site has no ALL and no NEW IN while `siteBrandId` is null.
 */
export function menusOf(site: FamilySite, siteBrandId: number | null): Menus {
  const at: Address = (path, query = '') => `${path}?family_site=${site.code}${query}`;
  return {
    main: mainMenu({ ...site, brandId: siteBrandId }, at),
    right: rightMenu(site, at),
    extra: extraMenu(site, at),
  };
}

/** With the brand that bears the site's name. */
type BrandedSite = FamilySite & { brandId: number | null };

/** What BEST and NEW IN are narrowed to: the men's and women's brands to their category, the luxury site's NEW IN to its brand. */
function flagLink(site: BrandedSite, at: Address, label: string, flag: 'BEST' | 'NEW'): MenuCandidate[] {
  const path = `/goods/list/${flag}`;
  if (site.code === 'mind_bridge_men' || site.code === 'mind_bridge_women') {
    const categoryId = site.code === 'mind_bridge_men' ? menCategoryId : womenCategoryId;
    return [{ label, href: at(path, `&category=${categoryId}`), needs: { flag, categoryId } }];
  }
  if (site.code === 'aquascutum' && flag === 'NEW')
    return ofBrand(site, (brandId) => ({
      label,
      href: at(path, `&family_brand_pk=${brandId}`),
      needs: { flag, brandId },
    }));
  return [{ label, href: at(path), needs: { flag } }];
}

function ofBrand({ brandId }: BrandedSite, linkOf: (brandId: number) => MenuCandidate): MenuCandidate[] {
  return brandId === null ? [] : [linkOf(brandId)];
}

function mainMenu(site: BrandedSite, at: Address): MenuCandidate[] {
  const isYouth = site.code === 'jucy_judy';
  const category = (label: string, categoryId: number): MenuCandidate => ({
    label,
    href: at(`/goods/list/category/${categoryId}`),
    category_ids: [categoryId],
    needs: { categoryId },
  });
  const women = category('WOMEN', womenCategoryId);
  return [
    ...allLink(site, at),
    ...(isYouth ? [] : [category('MEN', menCategoryId)]),
    women,
    ...flagLink(site, at, 'BEST', 'BEST'),
    ...flagLink(site, at, 'NEW IN', 'NEW'),
    { label: 'BRAND', href: at('/brand/introduce'), has_brands: true },
    {
      label: 'BENEFITS',
      href: at('/benefit/list'),
      needs: 'plans',
    },
  ];
}

/** The luxury site lists its brand, the youth brand its women's goods. */
function allLink(site: BrandedSite, at: Address): MenuCandidate[] {
  const all = { label: 'ALL', category_ids: [] };
  if (site.code === 'aquascutum')
    return ofBrand(site, (brandId) => ({
      ...all,
      href: at(`/goods/list/brand/${brandId}`),
      needs: { brandId },
    }));
  if (site.code === 'jucy_judy') {
    const href = at(`/goods/list/category/${womenCategoryId}`);
    return [{ ...all, href, needs: { categoryId: womenCategoryId } }];
  }
  return [{ ...all, href: at('/goods/list'), needs: {} }];
}

function rightMenu({ code }: FamilySite, at: Address): MenuCandidate[] {
  if (code === 'aquascutum') return [];
  const flagged = (label: string, flag: ProductFlag): MenuCandidate => ({
    label,
    href: at(`/goods/list/${flag}`),
    needs: { flag },
  });
  return [
    flagged(`${flagWords.ONEPLUS.name} more`, 'ONEPLUS'),
    flagged(flagWords.SETFIX.name, 'SETFIX'),
    flagged(flagWords.NPLUS.name, 'NPLUS'),
    flagged(flagWords.bigSize.name, 'bigSize'),
  ];
}

function extraMenu({ code }: FamilySite, at: Address): MenuCandidate[] {
  const quick: MenuCandidate = {
    label: flagWords.DELIVERY_GUARANTEE.name,
    href: at('/goods/list', `&${facets.state.parameter}[]=DELIVERY_GUARANTEE`),
    needs: { flag: 'DELIVERY_GUARANTEE' },
  };
  return [
    { label: '베스트 리뷰', href: at('/board/plus_review_article', '&page=1'), needs: 'reviews' },
    { label: '이벤트', href: at('/event/list'), needs: 'events' },
    { label: '매거진', href: at('/board/magazine'), needs: 'magazines' },
    ...(code === 'outlet' ? [] : [quick]),
    { label: 'Coupon Zone', href: at('/coupon/list'), needs: 'coupons' },
    { label: 'TV쇼핑', href: at('/livestream'), needs: 'live' },
  ];
}
