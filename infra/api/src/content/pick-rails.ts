import { defaultFamilySite, type FamilySite, familySiteOf } from '@mall/contracts/domain/family-site';
import { menCategoryId, womenCategoryId } from '@mall/contracts/domain/goods-list';
import type { Db } from '../database/schema.ts';
import { pickProducts } from './pick-products.ts';

const railSize = 12;
/** Rails of one brand, and of basics, are shorter. */
const shortRailSize = 6;
/** T-shirts and sweatshirts: what is worn every day. */
const plainNames = ['티셔츠', '맨투맨/후디'];

/** Product ids of every rail of a home page. The brands' own rails stand on the main shop only. */
export async function pickRails(db: Db, site: FamilySite) {
  const isMain = site === defaultFamilySite;
  const best = { order: 'best', count: railSize } as const;
  const bestOf = async (...codes: string[]) => {
    if (!isMain) return [];
    const siteIds = codes.map((code) => familySiteOf(code).id);
    return pickProducts(db, { siteIds, order: 'best', count: shortRailSize });
  };
  const siteIds = [site.id];
  return {
    md: await pickProducts(db, { siteIds, order: 'shuffled', flag: 'BEST', count: railSize }),
    fresh: await pickProducts(db, { siteIds, order: 'newest', count: railSize }),
    men: await pickProducts(db, { siteIds, categoryId: menCategoryId, ...best }),
    women: await pickProducts(db, { siteIds, categoryId: womenCategoryId, ...best }),
    mind: await bestOf('mind_bridge_men', 'mind_bridge_women'),
    basic: await bestOf('basic_house'),
    jucy: await bestOf('jucy_judy'),
    plain: await pickProducts(db, {
      siteIds,
      order: 'best',
      categoryNames: plainNames,
      count: shortRailSize,
    }),
  };
}
