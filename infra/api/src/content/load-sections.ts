import type { Banner, NewMain } from '@mall/contracts/api/content';
import type { ProductCard } from '@mall/contracts/api/products';
import type { FamilySite } from '@mall/contracts/domain/family-site';
import { menCategoryId, womenCategoryId } from '@mall/contracts/domain/goods-list';
import type { Db } from '../database/schema.ts';
import { bannerPicture } from '../media/picture-paths.ts';
import { loadCardMap, type PriceView } from '../products/load-cards.ts';
import { pickProducts } from './pick-products.ts';
import { type BannerRow, loadBanners, loadPlans, loadStylings, loadTimeSale } from './section-rows.ts';

const railSize = 12;
/** Products of the time sale on the home page, and of a styling (spec 2.7, 9). */
const timeSaleSize = 4;
const stylingSize = 3;

/** The home page's sections of one family site; empty ones come empty and are not shown (spec 2.7). */
export async function loadSections(db: Db, site: FamilySite, view: PriceView): Promise<NewMain['sections']> {
  const banners = await loadBanners(db, site.id);
  const plans = await loadPlans(db, site.id);
  const stylings = await loadStylings(db, site.id);
  const sale = await loadTimeSale(db, site.id, view.now, timeSaleSize);
  const picked = {
    md: await pickProducts(db, { site, order: 'shuffled', flag: 'BEST', count: railSize }),
    fresh: await pickProducts(db, { site, order: 'newest', count: railSize }),
    men: await pickProducts(db, { site, order: 'best', categoryId: menCategoryId, count: railSize }),
    women: await pickProducts(db, { site, order: 'best', categoryId: womenCategoryId, count: railSize }),
  };
  const ids = [
    ...Object.values(picked).flat(),
    ...plans.flatMap((plan) => plan.product_ids),
    ...stylings.flatMap((styling) => styling.product_ids),
    ...(sale?.product_ids ?? []),
  ];
  const cards = await loadCardMap(db, ids, view);
  const rail = (list: readonly number[]): ProductCard[] => list.flatMap((id) => cards.get(id) ?? []);

  return {
    main_banners: banners.filter((row) => row.place === 'main').map(bannerOf),
    highlight: highlightOf(site, rail([...picked.women, ...picked.men, ...picked.fresh])),
    md_products: rail(picked.md),
    new_products: rail(picked.fresh),
    time_sale: sale
      ? {
          display_state: 1,
          start_at: sale.start_at.toISOString(),
          end_at: sale.end_at.toISOString(),
          products: rail(sale.product_ids),
        }
      : null,
    plan_exhibitions: plans.map((plan) => ({
      plan_id: plan.plan_id,
      title: plan.title,
      subtitle: plan.subtitle,
      href: `/plan/common/view/${plan.plan_id}`,
      image: bannerPicture({ ...plan, id: plan.banner_id, product_ids: plan.banner_product_ids }, 'square'),
      products: rail(plan.product_ids),
    })),
    keyword_styling: stylings.flatMap((styling) => {
      const products = rail(styling.product_ids).slice(0, stylingSize);
      const image = products[0]?.images[1] ?? products[0]?.images[0];
      return image ? [{ keyword: styling.keyword, image, products }] : [];
    }),
    best_men: rail(picked.men),
    best_women: rail(picked.women),
    bottom_banners: banners.filter((row) => row.place === 'bottom').map(bannerOf),
  };
}

function bannerOf(row: BannerRow): Banner {
  const facts = { ...row, id: row.banner_id };
  return {
    banner_id: row.banner_id,
    title: row.title,
    subtitle: row.subtitle,
    href: row.href,
    image_pc: bannerPicture(facts, 'wide'),
    image_mobile: bannerPicture(facts, 'tall'),
    tone: row.tone,
  };
}

/** Round shortcuts below the hero, each with a picture of something it leads to. */
function highlightOf(site: FamilySite, cards: readonly ProductCard[]): NewMain['sections']['highlight'] {
  const shortcuts = [
    ['신상품', '/goods/list/NEW'],
    ['베스트', '/goods/list/BEST'],
    ['1+1', '/goods/list/ONEPLUS'],
    ['N+SALE', '/goods/list/NPLUS'],
    ['빅사이즈', '/goods/list/bigSize'],
    ['기획전', '/plan/common/list'],
    ['라이브', '/livestream'],
    ['후기', '/board/plus_review_article'],
  ] as const;
  return shortcuts.flatMap(([label, path], index) => {
    const image = cards[(index * 3) % Math.max(1, cards.length)]?.images[0];
    return image ? [{ label, href: `${path}?family_site=${site.code}`, image }] : [];
  });
}
