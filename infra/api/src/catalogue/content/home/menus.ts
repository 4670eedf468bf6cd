import type { LayoutSettings } from '@mall/contracts/api/content/content';
import { menCategoryId, womenCategoryId } from '@mall/contracts/domain/catalogue/goods-list';
import type { FamilySite } from '@mall/contracts/domain/family-site';

interface MenuFacts {
  site: FamilySite;
  /** Whether benefit or plan lists exist. */
  hasBenefits: boolean;
  isCouponZone: boolean;
}

/** The luxury site's own brand (spec 2.1). */
const luxuryBrandId = 28;

/** Header menus of one family site by the rules of spec 2.6; links are the routes of spec 2.1. */
export function menusOf({ site, hasBenefits, isCouponZone }: MenuFacts): LayoutSettings['gnb'] {
  const isYouth = site.code === 'jucy_judy';
  const isLuxury = site.code === 'aquascutum';
  const at = (path: string, query = '') => `${path}?family_site=${site.code}${query}`;
  const flag = (name: string) => {
    // The men's and women's brands narrow BEST and NEW IN to their own category.
    const category =
      site.code === 'mind_bridge_men'
        ? menCategoryId
        : site.code === 'mind_bridge_women'
          ? womenCategoryId
          : null;
    return at(`/goods/list/${name}`, category ? `&category=${category}` : '');
  };
  const women = at(`/goods/list/category/${womenCategoryId}`);
  const all = isLuxury ? at(`/goods/list/brand/${luxuryBrandId}`) : isYouth ? women : at('/goods/list');

  return {
    main: [
      { label: 'ALL', href: all },
      ...(isYouth ? [] : [{ label: 'MEN', href: at(`/goods/list/category/${menCategoryId}`) }]),
      { label: 'WOMEN', href: women },
      { label: 'BEST', href: flag('BEST') },
      { label: 'NEW IN', href: flag('NEW') },
      { label: 'BRAND', href: at('/brand/introduce') },
      ...(hasBenefits
        ? [{ label: 'BENEFITS', href: at('/plan/common/list', `&initialBrandTabName=${site.code}`) }]
        : []),
    ],
    right: isLuxury
      ? []
      : [
          { label: '1+1 more', href: at('/goods/list/ONEPLUS') },
          { label: '+Set', href: at('/goods/list/SETFIX') },
          { label: 'N+Sale', href: at('/goods/list/NPLUS') },
          { label: 'Big size', href: at('/goods/list/bigSize') },
        ],
    extra: [
      { label: '베스트 리뷰', href: '/board/plus_review_article?page=1' },
      { label: '이벤트', href: '/event/list' },
      { label: '매거진', href: '/board/magazine' },
      ...(site.code === 'outlet'
        ? []
        : [{ label: '빠른배송', href: at('/goods/list', '&f_states[]=DELIVERY_GUARANTEE') }]),
      ...(isCouponZone ? [{ label: 'Coupon Zone', href: '/coupon/list' }] : []),
      { label: 'TV쇼핑', href: '/livestream' },
    ],
  };
}
