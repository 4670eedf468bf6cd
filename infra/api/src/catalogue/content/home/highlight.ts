import type { ProductCard } from '@mall/contracts/api/catalogue/products';
import type { NewMain } from '@mall/contracts/api/content/new-main';
import { flagWords } from '@mall/contracts/domain/catalogue/product-flags';
import type { FamilySite } from '@mall/contracts/domain/family-site';

const shortcuts = [
  { label: flagWords.NEW.name, path: '/goods/list/NEW', flag: 'NEW' },
  { label: flagWords.BEST.name, path: '/goods/list/BEST', flag: 'BEST' },
  { label: flagWords.ONEPLUS.name, path: '/goods/list/ONEPLUS', flag: 'ONEPLUS', isPromotion: true },
  { label: flagWords.NPLUS.name, path: '/goods/list/NPLUS', flag: 'NPLUS', isPromotion: true },
  { label: flagWords.bigSize.name, path: '/goods/list/bigSize', flag: 'bigSize', isPromotion: true },
  { label: '기획전', path: '/plan/common/list' },
  { label: 'TV쇼핑', path: '/livestream' },
  { label: '베스트 리뷰', path: '/board/plus_review_article' },
] as const;

/**
 * Round shortcuts below the hero, each with a picture of something it leads to: none to promotions on the luxury site
 * (spec 2.6), none to a list that is empty there. `flags` are those of the site's products.
 */
export function highlightOf(
  site: FamilySite,
  cards: readonly ProductCard[],
  flags: ReadonlySet<string>,
): NewMain['sections']['highlight'] {
  const isLuxury = site.code === 'aquascutum';
  return shortcuts
    .filter((shortcut) => !(isLuxury && 'isPromotion' in shortcut))
    .filter((shortcut) => !('flag' in shortcut) || flags.has(shortcut.flag))
    .flatMap(({ label, path }, index) => {
      const image = cards[(index * 3) % Math.max(1, cards.length)]?.images[0];
      return image ? [{ label, href: `${path}?family_site=${site.code}`, image }] : [];
    });
}
