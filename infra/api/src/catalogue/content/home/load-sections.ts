import type { NewMain } from '@mall/contracts/api/new-main';
import type { ProductCard } from '@mall/contracts/api/products';
import type { FamilySite } from '@mall/contracts/domain/family-site';
import type { Db } from '../../../platform/database/schema/schema.ts';
import { loadCardMap } from '../../lists/cards/load-cards.ts';
import type { PriceView } from '../../pricing/price-view.ts';
import { bannerOf, pictureOf } from '../banner-of.ts';
import { loadDisplayState } from '../settings.ts';
import { loadBrandExhibitions } from './brand-exhibitions.ts';
import { highlightOf } from './highlight.ts';
import { pickRails } from './pick-rails.ts';
import {
  type BannerRow,
  loadBanners,
  loadPlans,
  loadSiteFlags,
  loadStylings,
  loadTimeSale,
} from './section-rows.ts';

/** Products of the time sale on the home page (spec 2.7, 9). */
const timeSaleSize = 4;
/** Products beside a picture: of a styling (spec 2.7, 9), and of whatever else has a few. */
const pieceCount = 3;

/** The home page's sections of one family site; empty ones come empty and are not shown (spec 2.7). */
export async function loadSections(db: Db, site: FamilySite, view: PriceView): Promise<NewMain['sections']> {
  const banners = await loadBanners(db, site.id);
  const plans = await loadPlans(db, site.id);
  const stylings = await loadStylings(db, site.id);
  const display_state = await loadDisplayState(db);
  const sale = await loadTimeSale(db, site.id, {
    now: view.now,
    count: timeSaleSize,
    isAnnounced: display_state === 0,
  });
  const brands = await loadBrandExhibitions(db, site.id);
  const picked = await pickRails(db, site);
  const flags = await loadSiteFlags(db, site.id);
  const cards = await loadCardMap(
    db,
    [
      ...Object.values(picked).flat(),
      ...[...banners, ...plans, ...stylings, ...brands].flatMap((row) => row.product_ids),
      ...(sale?.product_ids ?? []),
    ],
    view,
  );
  const rail = (list: readonly number[]): ProductCard[] => list.flatMap((id) => cards.get(id) ?? []);
  const pieces = (list: readonly number[]) => rail(list).slice(0, pieceCount);
  const at = (place: string) => banners.filter((row) => row.place === place);
  const featureOf = (row: BannerRow) => ({
    title: row.title,
    subtitle: row.subtitle,
    href: row.href,
    image: pictureOf(row, 'square'),
    products: pieces(row.product_ids),
  });

  return {
    main_banners: at('main').map(bannerOf),
    top_banners: at('top').map(bannerOf),
    highlight: highlightOf(site, rail([...picked.women, ...picked.men, ...picked.fresh]), flags),
    md_products: rail(picked.md),
    new_products: rail(picked.fresh),
    mind_best: rail(picked.mind),
    basic_best: rail(picked.basic),
    jucy_best: rail(picked.jucy),
    time_sale: sale && {
      display_state,
      start_at: sale.start_at.toISOString(),
      end_at: sale.end_at.toISOString(),
      products: rail(sale.product_ids),
    },
    show_case: at('show_case').map(featureOf),
    plan_exhibitions: plans.map((plan) => ({
      plan_id: plan.plan_id,
      title: plan.title,
      subtitle: plan.subtitle,
      href: `/plan/common/view/${plan.plan_id}`,
      image: pictureOf({ ...plan, product_ids: plan.banner_product_ids }, 'square'),
      products: pieces(plan.product_ids),
    })),
    look_collection: at('look').map(featureOf),
    keyword_styling: stylings.flatMap((styling) => {
      const products = pieces(styling.product_ids);
      const image = products[0]?.images[1] ?? products[0]?.images[0];
      return image ? [{ keyword: styling.keyword, image, products }] : [];
    }),
    basic_product: rail(picked.plain),
    brand_exhibition: brands.flatMap(({ brand_id, name, introduction, product_ids }) => {
      const products = pieces(product_ids);
      const image = products[0]?.images[1];
      const href = `/goods/list/brand/${brand_id}?family_site=${site.code}`;
      return image ? [{ brand_id, title: name, subtitle: introduction, href, image, products }] : [];
    }),
    best_men: rail(picked.men),
    best_women: rail(picked.women),
    bottom_banners: at('bottom').map(bannerOf),
  };
}
