import { menCategoryId, womenCategoryId } from '@mall/contracts/domain/catalogue/goods-list';
import { defaultFamilySite, type FamilySite, familySiteOf } from '@mall/contracts/domain/family-site';
import type { Db } from '../../../platform/database/schema/schema.ts';
import { pickProducts } from './pick-products.ts';

/** As many as the page shows: its data travels inside the HTML. */
const mdSize = 10;
const newSize = 10;
const plainSize = 8;
/** Places of one brand's ranking. */
const brandBestSize = 3;
/** Places of a ranking that has the width of the page to itself, and of two side by side. */
const bestSize = 11;
const halfBestSize = 6;
/** T-shirts and sweatshirts: what is worn every day. */
const plainNames = ['티셔츠', '맨투맨/후디'];

/** Product ids of every rail of a home page. The brands' own rails stand on the main shop only. */
export async function pickRails(db: Db, site: FamilySite) {
  const isMain = site === defaultFamilySite;
  const best = { order: 'best', count: bestSize } as const;
  const bestOf = async (...codes: string[]) => {
    if (!isMain) return [];
    const siteIds = codes.map((code) => familySiteOf(code).id);
    return pickProducts(db, { siteIds, order: 'best', count: brandBestSize });
  };
  const siteIds = [site.id];
  const men = await pickProducts(db, { siteIds, categoryId: menCategoryId, ...best });
  const women = await pickProducts(db, { siteIds, categoryId: womenCategoryId, ...best });
  const places = men.length > 0 && women.length > 0 ? halfBestSize : bestSize;
  return {
    md: await pickProducts(db, { siteIds, order: 'shuffled', flag: 'BEST', count: mdSize }),
    fresh: await pickProducts(db, { siteIds, order: 'newest', count: newSize }),
    men: men.slice(0, places),
    women: women.slice(0, places),
    mind: await bestOf('mind_bridge_men', 'mind_bridge_women'),
    basic: await bestOf('basic_house'),
    jucy: await bestOf('jucy_judy'),
    plain: await pickProducts(db, {
      siteIds,
      order: 'best',
      categoryNames: plainNames,
      count: plainSize,
    }),
  };
}
