import type { ProductCard } from '@mall/contracts/api/catalogue/products';
import type { NewMain } from '@mall/contracts/api/content/new-main';
import type { FamilySite } from '@mall/contracts/domain/family-site';
import { safeHrefOf } from '@mall/contracts/domain/safe-href';
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
  const rows = await loadRows(db, site, view.now);
  const { banners, plans, stylings, brands, picked, sale, flags } = rows;
  const ids = [
    ...Object.values(picked).flat(),
    ...[...banners, ...plans, ...stylings, ...brands].flatMap((row) => row.product_ids),
    ...(sale?.product_ids ?? []),
  ];
  const cards = await loadCardMap(db, ids, view);
  const rail: Rail = (list) => list.flatMap((id) => cards.get(id) ?? []);
  const at = (place: string) => banners.filter((row) => row.place === place);
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
      display_state: rows.display_state,
      start_at: sale.start_at.toISOString(),
      end_at: sale.end_at.toISOString(),
      products: rail(sale.product_ids),
    },
    show_case: at('show_case').map((row) => featureOf(row, rail)),
    plan_exhibitions: plans.map((plan) => planOf(plan, rail)),
    look_collection: at('look').map((row) => featureOf(row, rail)),
    keyword_styling: stylings.flatMap((styling) => stylingOf(styling, rail)),
    basic_product: rail(picked.plain),
    brand_exhibition: brands.flatMap((brand) => brandOf(brand, site, rail)),
    best_men: rail(picked.men),
    best_women: rail(picked.women),
    bottom_banners: at('bottom').map(bannerOf),
  };
}

/** Cards of these products, as far as they are shown. */
type Rail = (productIds: readonly number[]) => ProductCard[];
type Sections = NewMain['sections'];

async function loadRows(db: Db, site: FamilySite, now: Date) {
  const display_state = await loadDisplayState(db);
  const announced = { now, count: timeSaleSize, isAnnounced: display_state === 0 };
  return {
    display_state,
    banners: await loadBanners(db, site.id, now),
    plans: await loadPlans(db, site.id, now),
    stylings: await loadStylings(db, site.id),
    sale: await loadTimeSale(db, site.id, announced),
    brands: await loadBrandExhibitions(db, site.id),
    picked: await pickRails(db, site),
    flags: await loadSiteFlags(db, site.id),
  };
}
type Rows = Awaited<ReturnType<typeof loadRows>>;

const piecesOf = (productIds: readonly number[], rail: Rail) => rail(productIds).slice(0, pieceCount);

function featureOf(row: BannerRow, rail: Rail): Sections['show_case'][number] {
  const { title, subtitle, href, product_ids } = row;
  return {
    title,
    subtitle,
    href: safeHrefOf(href),
    image: pictureOf(row, 'square'),
    products: piecesOf(product_ids, rail),
  };
}

function planOf(plan: Rows['plans'][number], rail: Rail): Sections['plan_exhibitions'][number] {
  return {
    plan_id: plan.plan_id,
    title: plan.title,
    subtitle: plan.subtitle,
    href: `/plan/common/view/${plan.plan_id}`,
    image: pictureOf({ ...plan, product_ids: plan.banner_product_ids }, 'square'),
    products: piecesOf(plan.product_ids, rail),
  };
}

/** Nothing for a styling without a picture. */
function stylingOf(styling: Rows['stylings'][number], rail: Rail): Sections['keyword_styling'] {
  const products = piecesOf(styling.product_ids, rail);
  const image = products[0]?.images[1] ?? products[0]?.images[0];
  return image ? [{ keyword: styling.keyword, image, products }] : [];
}

/** Nothing for a brand without a picture. */
function brandOf(brand: Rows['brands'][number], site: FamilySite, rail: Rail): Sections['brand_exhibition'] {
  const { brand_id, name, introduction, product_ids } = brand;
  const products = piecesOf(product_ids, rail);
  const image = products[0]?.images[1];
  const href = `/goods/list/brand/${brand_id}?family_site=${site.code}`;
  return image ? [{ brand_id, title: name, subtitle: introduction, href, image, products }] : [];
}
